import { mount } from "svelte";
import Page from "./Page.svelte";
import { settings } from "./settings.svelte";
import "./theme.css";
import { setLanguage } from "./words.svelte";

await setLanguage(settings.language);
mount(Page, { target: document.getElementById("page")! });
