// The real board, and a table on it, for tests.
import { readFileSync } from "node:fs";
import type { Claimable, Offer, Room, SeatInfo, Table, Update, View } from "../src/protocol";
import { boardFrom } from "../src/map/board.fixture";

export const board = boardFrom(readFileSync("../src/okapi/board/africa.toml", "utf-8"));

const player = { trains: 45, score: 0, cards: 4, shown: {}, terrain: {}, tickets: 2, is_choosing: false };

export const table = (changes: Partial<Table> = {}): Table => ({
  board: { id: board.id, hash: board.hash },
  rules: {},
  players: [player, player],
  train_deck: 90,
  shuffled: {},
  terrain_deck: { desert: 13, jungle: 13, mountain: 13 },
  ticket_deck: 40,
  display: ["red", "blue", "blue", "locomotive", "green"],
  terrain_display: ["desert", "jungle"],
  train_discard: {},
  terrain_discard: {},
  claims: {},
  stage: "turn",
  turn: 0,
  draws: 0,
  tickets_due: 0,
  passes: 0,
  turns_left: null,
  end: null,
  revealed: [],
  ...changes,
});

export const view = (changes: Partial<View> = {}, tableChanges: Partial<Table> = {}): View => ({
  table: table(tableChanges),
  seat: 0,
  hand: {},
  tickets: [],
  offered: [],
  drawn: {},
  returned: [],
  ...changes,
});

export const offer = (changes: Partial<Offer> = {}): Offer => ({
  actions: [],
  tickets: null,
  claims: [],
  closed: [],
  ...changes,
});

export const update = (changes: Partial<Update> = {}): Update => ({
  type: "update",
  game: "game",
  seat: 0,
  after: 0,
  seq: 0,
  events: [],
  view: view(),
  acting: [0],
  deadline: null,
  offer: null,
  completed: [],
  score: null,
  ...changes,
});

const seat = (name: string): SeatInfo => ({
  kind: "person",
  name,
  player: name,
  bot: null,
  present: true,
  stand_in: null,
  words: "",
});

export const room = (changes: Partial<Room> = {}): Room => ({
  id: "game",
  status: "playing",
  board: { id: board.id, hash: board.hash },
  rules: {},
  seats: [seat("Anna"), seat("Boris")],
  host: "Anna",
  listed: false,
  clock: null,
  pace: 0,
  commitment: "",
  seq: 0,
  acting: [0],
  deadline: null,
  created: 0,
  moved: null,
  rematch: null,
  version: 1,
  yours: [0],
  ...changes,
});

/** The worked example of the rules: three black cards, one mountain of one's own, two of the other player's. */
export const inBlack = (routes: string[]): Claimable => ({
  routes,
  card: "black",
  points: 4,
  doubled: 8,
  terrain: "mountain",
  cost: 1,
  own: 1,
  rival: 2,
  ways: [
    {
      payment: { black: 2, locomotive: 1 },
      doublings: [],
      why_not: {
        reason: "claim-route.no-majority",
        details: { terrain: "mountain", own: 1, rival: 2, wild: 0, rule: "5.8" },
      },
    },
    { payment: { black: 3 }, doublings: [{ locomotives: 1, discarded: 0 }], why_not: null },
  ],
});
