// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Game } from "../../src/game/game.svelte";
import type { FromClient, FromServer, Looked, TrainCards } from "../../src/protocol";
import { board, offer, info, update } from "../fixtures/table";

/** A server at the other end of the socket, played by the test. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket;
  readyState = 0;
  sent: FromClient[] = [];
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    FakeSocket.last = this;
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient);
  }
  close(): void {
    this.readyState = 3;
  }
  say(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
    flushSync();
  }
  welcome(): void {
    this.readyState = 1;
    this.say({ type: "welcome", protocol: 1, version: "1", me: null });
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.();
    flushSync();
  }
  commands() {
    return this.sent.filter((message) => message.type === "command");
  }
  watches() {
    return this.sent.filter((message) => message.type === "watch");
  }
}

const draw = { type: "draw-blind", deck: "train" } as const;
const yourTurn = (seq: number) =>
  update({
    seq,
    events: Array.from({ length: seq }, () => ({ type: "passed" as const, seat: 0 })),
    offer: offer({ actions: [draw] }),
  });

let game: Game;
beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (path: string) =>
    Promise.resolve(new Response(JSON.stringify(path.startsWith("/api/boards") ? board : info()))),
  );
  game = new Game("game");
  await vi.advanceTimersByTimeAsync(1);
  FakeSocket.last.welcome();
  FakeSocket.last.say(yourTurn(3));
});
afterEach(() => {
  game.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a game", () => {
  it("offers what it was sent, and nothing while a command is under way", () => {
    expect(game.offer?.actions).toEqual([draw]);
    game.act(draw);
    expect(game.offer).toBeNull();
  });

  it("is done with a command when it is accepted and its outcome is on the table", () => {
    game.act(draw);
    const [command] = FakeSocket.last.commands();
    FakeSocket.last.say({ type: "accepted", game: "game", seat: 0, id: command!.id, seq: 5 });
    expect(game.offer).toBeNull();
    FakeSocket.last.say(update({ after: 3, seq: 5, events: [], offer: offer({ actions: [draw] }) }));
    expect(game.pending).toBeNull();
    expect(game.offer).not.toBeNull();
  });

  it("offers nothing while the connection is broken, connects again and asks for what it missed", async () => {
    FakeSocket.last.breaks();
    expect(game.connection).toBe("lost");
    expect(game.offer).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.sent).toContainEqual({ type: "watch", game: "game", seat: 0, after: 3 });
    expect(game.offer).not.toBeNull();
  });

  it("asks once how far tickets were at the last decision, if others have claimed routes since", () => {
    const claimed = {
      type: "route-claimed" as const,
      seat: 1,
      route: "zomba--mocambique",
      payment: {},
      doubling: null,
      discarded: {},
      points: 2,
    };
    const looks = () => FakeSocket.last.sent.filter(({ type }) => type === "look");
    FakeSocket.last.say(update({ after: 3, seq: 4, events: [claimed] })); // it was there, and knows
    expect(looks()).toEqual([]);
    const missed = [{ type: "passed" as const, seat: 0 }, claimed];
    FakeSocket.last.say(update({ after: 4, seq: 6, events: missed }));
    FakeSocket.last.say(update({ after: 6, seq: 7, events: [claimed] }));
    expect(looks()).toEqual([{ type: "look", game: "game", seat: 0, at: 5 }]);
    expect(game.progressBefore).toEqual([]);
  });

  it("sends an unanswered command again under the same name", async () => {
    game.act(draw);
    const [first] = FakeSocket.last.commands();
    FakeSocket.last.breaks();
    await vi.advanceTimersByTimeAsync(1_000);
    FakeSocket.last.welcome();
    expect(FakeSocket.last.commands()).toEqual([first]);
  });

  it("asks again what became of a command when the server does not know", async () => {
    game.act(draw);
    const [first] = FakeSocket.last.commands();
    const unknown = { reason: "server.outcome-unknown", details: {}, game: "game", seat: 0, update: null };
    FakeSocket.last.say({ type: "refused", id: first!.id, ...unknown });
    expect(game.refusal).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(FakeSocket.last.commands()).toEqual([first, first]);
  });

  it.each(["server.not-ready", "server.outcome-unknown", "rate.too-many-requests"])(
    "that cannot be watched just now (%s) is asked for again, less and less often, until it comes",
    async (reason) => {
      const refused = {
        type: "refused",
        reason,
        details: {},
        game: "game",
        seat: 0,
        id: null,
        update: null,
      } as const;
      const asked = (): number => FakeSocket.last.watches().length;
      const refuseAndWait = async (time: number): Promise<number> => {
        const before = asked();
        FakeSocket.last.say(refused);
        FakeSocket.last.say(refused);
        await vi.advanceTimersByTimeAsync(time);
        return asked() - before;
      };
      expect(await refuseAndWait(1_000)).toBe(1);
      expect(await refuseAndWait(1_000)).toBe(0);
      expect(await refuseAndWait(1_000)).toBe(1);
      FakeSocket.last.say(yourTurn(4));
      expect(await refuseAndWait(1_000)).toBe(1);
      expect(game.refusal).toBeNull();
      expect(game.offer).not.toBeNull();
    },
  );

  it.each(["server.not-ready", "server.outcome-unknown", "rate.too-many-remarks", "game.closed"])(
    "says why a remark was refused (%s), whichever of several it was",
    (reason) => {
      game.say("hello");
      game.say("wow");
      const [first] = FakeSocket.last.sent.filter((message) => message.type === "say");
      const refused = { type: "refused", reason, details: {}, game: "game", seat: 0, update: null } as const;
      FakeSocket.last.say({ ...refused, id: first!.id! });
      expect(game.refusal?.reason).toBe(reason);
      game.say("hello");
      expect(game.refusal).toBeNull();
    },
  );

  it("says that a remark did not reach the server", () => {
    FakeSocket.last.breaks();
    game.say("hello");
    expect(game.refusal?.reason).toBe("server.unreachable");
  });

  it("that is left asks for nothing more", async () => {
    const refused = { type: "refused", reason: "server.not-ready", details: {} } as const;
    FakeSocket.last.say({ ...refused, game: "game", seat: 0, id: null, update: null });
    const before = FakeSocket.last.sent.length;
    game.close();
    FakeSocket.last.readyState = 1;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(FakeSocket.last.sent.length).toBe(before);
  });

  it("takes the update that comes with a stale refusal, and says why", () => {
    game.act(draw);
    const [command] = FakeSocket.last.commands();
    FakeSocket.last.say({
      type: "refused",
      reason: "command.stale",
      details: {},
      game: "game",
      seat: 0,
      id: command!.id,
      update: update({ after: 3, seq: 4, events: [{ type: "passed", seat: 1 }] }),
    });
    expect(game.refusal?.reason).toBe("command.stale");
    expect(game.update?.seq).toBe(4);
    expect(game.pending).toBeNull();
  });

  it("ends with a word and asks for nothing more when another device signs this one out", async () => {
    FakeSocket.last.say({ type: "closing", reason: "identity.signed-out", reconnect: 1000 });
    const socket = FakeSocket.last;
    socket.breaks();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(game.failure?.reason).toBe("identity.signed-out");
    expect(FakeSocket.last).toBe(socket);
  });

  it("shows the past as the server sends it, and offers nothing in it", async () => {
    game.lookAt(2);
    expect(FakeSocket.last.sent).toContainEqual({ type: "look", game: "game", seat: 0, at: 2 });
    const past = yourTurn(2).view;
    FakeSocket.last.say({
      type: "looked",
      game: "game",
      seat: 0,
      at: 2,
      view: { ...past, hand: { red: 1 } },
      progress: [],
      closed: [],
      hands: [],
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(game.view?.hand).toEqual({ red: 1 });
    expect(game.offer).toBeNull();
  });
});

describe("time", () => {
  const [anna, boris] = info().seats;
  const late = info({ seats: [{ ...anna!, late: true }, boris!], deadline: 1_000, seq: 4, version: 2 });

  it("is up for someone until they move", () => {
    FakeSocket.last.say(update({ seq: 4, acting: [0], deadline: 1_000 }));
    expect(game.late).toEqual([]);
    FakeSocket.last.say({ type: "game", game: late });
    expect(game.late).toEqual([0]);
    FakeSocket.last.say(update({ after: 4, seq: 5, acting: [0], deadline: 5_000 }));
    expect([game.late, game.deadline]).toEqual([[], 5_000]);
  });

  it("is up for someone while others, who choose at the same time, have chosen", () => {
    FakeSocket.last.say({ type: "game", game: late });
    FakeSocket.last.say(update({ after: 4, seq: 5, acting: [0], deadline: 1_000 }));
    expect(game.late).toEqual([0]);
  });

  it("that was given back shows at once", () => {
    FakeSocket.last.say(update({ seq: 4, deadline: 1_000 }));
    FakeSocket.last.say({ type: "game", game: info({ seq: 4, deadline: 9_000, version: 2 }) });
    expect(game.deadline).toBe(9_000);
  });
});

describe("looking back", () => {
  const looked = (seat: number, hand: TrainCards): Looked => ({
    type: "looked",
    game: "game",
    seat,
    at: 3,
    view: { ...yourTurn(3).view, seat, hand },
    progress: [],
    closed: [],
    hands: [],
  });

  it("is at the last moment when a later one is asked for", () => {
    game.lookAt(99_999);
    expect(game.at).toBe(3);
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ type: "look", at: 3 });
  });

  it("is at the last moment also before anyone of several sits down at this device", () => {
    FakeSocket.last.say({ type: "game", game: info({ yours: [0, 1], version: 2, seq: 3 }) });
    game.sitAt(null);
    game.lookAt(99_999);
    expect(game.at).toBe(3);
  });

  it("shows each person at this device what they saw, however late an answer to another comes", async () => {
    FakeSocket.last.say({ type: "game", game: info({ yours: [0, 1], version: 2 }) });
    FakeSocket.last.say({ ...yourTurn(3), seat: 1 });
    game.lookAt(3);
    game.sitAt(1);
    game.lookAt(3);
    FakeSocket.last.say(looked(0, { red: 1 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(game.view?.hand).toEqual({});
    FakeSocket.last.say(looked(1, { blue: 2 }));
    await vi.advanceTimersByTimeAsync(1);
    expect(game.view?.hand).toEqual({ blue: 2 });
  });
});
