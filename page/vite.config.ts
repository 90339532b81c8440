import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page is part of the Python package, so that nobody needs Node to play.
export default defineConfig({
  plugins: [svelte()],
  base: "./", // the server puts the base path in its place
  build: {
    outDir: process.env.PAGE_OUT ?? "../src/entrepot/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] }, // the catalogs stand in the Python package
    proxy: { "/api": { target: process.env.ENTREPOT_SERVER ?? "http://127.0.0.1:8320", ws: true } },
  },
});
