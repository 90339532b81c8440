import { mount } from "svelte";
import Page from "./Page.svelte";

mount(Page, { target: document.getElementById("page")! });
