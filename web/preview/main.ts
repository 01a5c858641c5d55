import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import toml from "../../src/okapi/board/africa.toml?raw";
import { boardFrom } from "../src/map/board.fixture";
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import Preview from "./Preview.svelte";

const asked = new URLSearchParams(location.search);
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
mount(Preview, { target: document.getElementById("app")!, props: { board: boardFrom(toml), asked } });
