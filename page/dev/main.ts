import { mount } from "svelte";
import "../src/theme.css";
import { setLanguage } from "../src/words.svelte";
import Workbench from "./Workbench.svelte";

const wish = new URLSearchParams(location.search);
document.documentElement.dataset.shade = wish.get("shade") ?? "light";
await setLanguage(wish.get("language") ?? "en");
mount(Workbench, { target: document.getElementById("page")! });
