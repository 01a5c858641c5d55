// A game of which nothing is known but its players' names: nobody has agreed to anything, and nobody waits.
import type { GameInfo, SeatInfo } from "../protocol";

export function plainGame(players: readonly string[]): GameInfo {
  return {
    id: "",
    status: "playing",
    board: { id: "", hash: "" },
    agreement: {},
    seats: players.map(seatOf),
    host: "",
    bot_delay: 0,
    commitment: "",
    seq: 0,
    acting: [],
    deadline: null,
    minutes: null,
    created: 0,
    moved: null,
    rematch: null,
    tutorial: null,
    played_on: null,
    deal: null,
    version: 1,
    terms: 1,
    scores: [],
    yours: [],
    may_ask_advice: false,
    reviewable: false,
    has_record: false,
  };
}

function seatOf(name: string, livery: number): SeatInfo {
  return {
    kind: "person",
    name,
    player: null,
    bot: null,
    present: true,
    stand_in: null,
    left: false,
    wants_end: false,
    agreed: true,
    late: false,
    comes_back: false,
    replaceable_from: null,
    votes: [],
    words: "",
    rating: null,
    livery,
  };
}
