import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

// The built page is part of the Python package, so that nobody needs Node to play.
// In the mode `site` it is a page that needs no server: the tables run in a worker of the page.
export default defineConfig(({ mode }) => {
  const isSite = mode === "site";
  return {
    plugins: [svelte(), isSite && siteFiles()],
    base: "./", // the server puts the base path in its place
    define: { __SITE__: JSON.stringify(isSite) },
    resolve: { alias: { "#site": resolve(import.meta.dirname, isSite ? "src/site/site.ts" : "src/site/none.ts") } },
    build: {
      outDir: process.env.PAGE_OUT ?? "../src/entrepot/server/page",
      emptyOutDir: true,
      assetsInlineLimit: 0,
      target: "es2022",
      modulePreload: { polyfill: false },
    },
    worker: { format: "es" },
    server: {
      fs: { allow: [".."] }, // the catalogs stand in the Python package
      proxy: { "/api": { target: process.env.ENTREPOT_SERVER ?? "http://127.0.0.1:8320", ws: true } },
    },
  };
});

/** What the browser may load for the site: nothing from other hosts. Workers have no policy of their own. */
const POLICY = "default-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'";

const HEAD = `
    <meta http-equiv="Content-Security-Policy" content="${POLICY}" />
    <meta name="theme-color" content="#e9dfc9" media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content="#322d26" media="(prefers-color-scheme: dark)" />
    <link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />`;

/** The files in the folder `site`, which only the site needs, without those that only a server needs. */
function siteFiles(): Plugin {
  const folder = resolve(import.meta.dirname, "site");
  let out = "";
  return {
    name: "site-files",
    configResolved: (config) => void (out = resolve(config.root, config.build.outDir)),
    transformIndexHtml: (html) => html.replace(/(?=\s*<link rel="icon")/, HEAD),
    generateBundle() {
      for (const fileName of readdirSync(folder)) this.emitFile({ type: "asset", fileName, source: readFileSync(resolve(folder, fileName)) });
    },
    closeBundle: () => rmSync(resolve(out, "push.js"), { force: true }),
  };
}
