import { mount } from "svelte";
import Page from "./Page.svelte";
import "./theme.css";
import { preferred, speak } from "./words.svelte";

await speak(preferred());
mount(Page, { target: document.getElementById("page")! });
