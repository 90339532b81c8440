import { mount } from "svelte";
import Page from "./Page.svelte";
import { settings } from "./settings.svelte";
import "./theme.css";
import { speak } from "./words.svelte";

await speak(settings.language);
mount(Page, { target: document.getElementById("page")! });
