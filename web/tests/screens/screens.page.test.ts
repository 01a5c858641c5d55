import { cleanup, render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameInfo } from "../../src/protocol";
import { recognise } from "../../src/net/me.svelte";
import Home from "../../src/screens/Home.svelte";
import Join from "../../src/screens/Join.svelte";
import Lobby from "../../src/screens/Lobby.svelte";
import { Game } from "../../src/game/game.svelte";
import { rememberInvite } from "../../src/game/new-game";
import { PATIENCE, board, info } from "../fixtures/table";

/** A connection that says nothing. */
class FakeSocket {
  send(): void {}
  close(): void {}
}

let answers: Record<string, unknown>;
const asked: string[] = [];
const setup = {
  boards: [],
  bots: [],
  clocks: [],
  rules: [],
  min_seats: 2,
  max_seats: 5,
  default_bot_delay: 0,
  limits: { max_bot_delay: 0 },
};

beforeEach(async () => {
  answers = { "/api/setup": setup, "/api/boards/": board };
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) => {
    asked.push(path);
    const found = Object.entries(answers).find(([known]) => path.endsWith(known))?.[1];
    return Promise.resolve(
      found === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(found)),
    );
  });
  await recognise();
});
afterEach(() => vi.unstubAllGlobals());

describe("an invitation", () => {
  const follow = async (status: GameInfo["status"]) => {
    answers["/api/games/game"] = info({ status, yours: [], minutes: 60 });
    render(Join, { game: "game", invite: "token" });
    await vi.waitFor(() => expect(screen.getByText("At the table: Anna and Boris.")).toBeVisible(), PATIENCE);
  };

  it("to a game that has not begun offers a seat", async () => {
    await follow("lobby");
    expect(screen.getByRole("button", { name: "Sit down" })).toBeEnabled();
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Anna invites you to a railway game");
    expect(screen.getByText("About 60 minutes · 2 players")).toBeVisible();
  });

  it("to a rated game says so before one sits down", async () => {
    answers["/api/games/game"] = info({ status: "lobby", yours: [], agreement: { rated: true } });
    render(Join, { game: "game", invite: "token" });
    await vi.waitFor(() => expect(screen.getByText(/^This game is rated/)).toBeVisible(), PATIENCE);
  });

  it("to a finished game says so, and offers no seat", async () => {
    await follow("over");
    expect(screen.queryByRole("button", { name: "Sit down" })).toBeNull();
    expect(screen.getByText("This game is over.")).toBeVisible();
    expect(screen.getByRole("link", { name: "Look at the game" })).toHaveAttribute("href", "/game/game");
  });
});

it("the home page lists one's own games among one's own only", async () => {
  const theirs = info({ id: "theirs", yours: [], agreement: { listed: true } });
  const own = info({ id: "own", yours: [0], agreement: { listed: true } });
  answers["list=open"] = { games: [] };
  answers["list=watch"] = { games: [own, theirs] };
  render(Home, {});
  await vi.waitFor(() => expect(document.querySelector('a[href="/game/theirs"]')).not.toBeNull(), PATIENCE);
  expect(document.querySelector('a[href="/game/own"]')).toBeNull();
});

it("a full table with someone away does not say that everyone is here, but how to reach them", async () => {
  const here = info({ status: "lobby" });
  const [anna, boris] = here.seats;
  answers["/api/games/game"] = here;
  rememberInvite("game", "/join/game?invite=letters");
  const game = new Game("game");
  const shown = (present: boolean) =>
    render(Lobby, { game, info: { ...here, seats: [anna!, { ...boris!, present }] } });
  shown(false);
  const [state] = screen.getAllByRole("status");
  expect(state).toHaveTextContent("Every seat is taken. Waiting for Boris.");
  expect(await screen.findByRole("heading", { name: "Invitation link" })).toBeVisible();
  cleanup();
  shown(true);
  expect(screen.queryByRole("heading", { name: "Invitation link" })).toBeNull();
});
