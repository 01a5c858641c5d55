import "@fontsource-variable/eb-garamond/wght.css";
import "@fontsource-variable/eb-garamond/wght-italic.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";
import toml from "../../src/okapi/board/africa.toml?raw";
import { boardFrom } from "../tests/fixtures/board-file";
import "../src/theme/tokens.css";
import "../src/theme/base.css";
import Pieces from "./Pieces.svelte";
import Preview from "./Preview.svelte";

const asked = new URLSearchParams(location.search);
if (asked.has("theme")) document.documentElement.dataset.theme = asked.get("theme")!;
const target = document.getElementById("app")!;
const board = boardFrom(toml);
if (asked.has("pieces")) mount(Pieces, { target, props: { board } });
else mount(Preview, { target, props: { board, asked } });
