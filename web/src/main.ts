import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import App from "./App.svelte";
import "./theme/tokens.css";
import "./theme/base.css";

const target = document.getElementById("app");
if (target) mount(App, { target });
