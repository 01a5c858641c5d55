import { beforeEach, describe, expect, it } from "vitest";
import type { Action, Event, Offer, SeatInfo, TicketProgress, View } from "../../src/protocol";
import { Plan } from "../../src/game/plan.svelte";
import { completions } from "../../src/spoken/complete";
import { Conversation } from "../../src/spoken/conversation.svelte";
import type { CommandContext } from "../../src/spoken/context";
import { fold, nearest } from "../../src/i18n/fold";
import { isMenu, turnMenu, type Menu } from "../../src/spoken/menus";
import { networks } from "../../src/spoken/networks";
import { news, announceable } from "../../src/spoken/news";
import { placesAndRequest } from "../../src/spoken/payment";
import { findPlaces, findRoutes } from "../../src/spoken/places";
import { read } from "../../src/spoken/read";
import { Reporter, type SeatPosition } from "../../src/spoken/reporter";
import { seatNews } from "../../src/spoken/seat-news";
import { COMMANDS, opening, spelled } from "../../src/spoken/vocabulary";
import { languages, say, speak } from "../../src/i18n/texts.svelte";
import { Wording } from "../../src/wording/wording";
import { board, inBlack, info, offer, update, view } from "../fixtures/table";

const words = new Wording(board, ["Anna", "Boris"], 0);
const track = "cape-town--port-elizabeth--a";

const black = inBlack([track, "cape-town--port-elizabeth--b"]);

function context(changes: Partial<View> = {}, offered: Partial<Offer> | null = {}): CommandContext {
  const own = view({ hand: { black: 3, locomotive: 1 }, ...changes });
  const [anna, boris] = own.table.players;
  own.table.players = [
    { ...anna!, terrain: { mountain: 1 } },
    { ...boris!, terrain: { mountain: 2, desert: 1 }, score: 7 },
  ];
  return {
    words,
    view: own,
    offer:
      offered && offer({ claims: [black], actions: [{ type: "take-train-card", card: "blue" }], ...offered }),
    progress: [],
    cost: {},
    cuts: [],
    plan: null,
    closed: [],
    acting: offered ? [0] : [1],
    log: [],
  };
}

function reply(line: string, at = context()): string[] {
  const reading = read(line, at);
  if (reading.kind === "move")
    return [reading.move.question?.text ?? "", ...(reading.move.question?.lines ?? [])];
  return reading.kind === "next" || reading.kind === "coach"
    ? []
    : [reading.answer.text, ...reading.answer.lines];
}

function action(line: string, at = context()): unknown {
  const reading = read(line, at);
  return reading.kind === "move" ? reading.move.action : reading;
}

describe("the words that are typed", () => {
  it("need no capitals, accents or hyphens", () => {
    expect(fold(" Moçâmedes–Dar-es-Salaam ")).toBe("mocamedes dar es salaam");
    expect(fold("Łódź Ølgod")).toBe("lodz olgod");
  });

  it("are found by their beginning, if only one command begins so", () => {
    expect(opening("mark").commands).toEqual(["market"]);
    expect(opening("hand").commands).toEqual(["hand"]);
    expect(opening("t").commands).toEqual(["tickets", "draw"]);
    expect(opening("open routes orange")).toEqual({ commands: ["routes"], rest: "orange" });
    expect(opening("open").commands).toEqual(["market", "routes"]);
    expect(opening("who has mountains")).toEqual({ commands: ["who-has"], rest: "mountains" });
    expect(opening("?").commands).toEqual(["help"]);
    expect(opening("nonsense").commands).toEqual([]);
  });

  it.each(languages())("lead in %s each to its own command, and so does English", async (language) => {
    const english = new Map(COMMANDS.map((command) => [command, spelled(command)]));
    await speak(language);
    const own = COMMANDS.map((command) =>
      say(`word-${command}`)
        .split(",")
        .map((word) => fold(word)),
    );
    for (const [index, command] of COMMANDS.entries()) {
      for (const word of own[index] ?? []) expect([word, opening(word).commands]).toEqual([word, [command]]);
      for (const word of english.get(command) ?? [])
        if (!own.flat().includes(fold(word)))
          expect([word, opening(word).commands]).toEqual([word, [command]]);
    }
    for (const place of board.places) expect(findPlaces(words.place(place.id), words)).toContain(place.id);
    await speak("en");
  });

  it("are guessed when they are misspelled", () => {
    expect(nearest("hnad", ["hand", "help", "market"])[0]).toBe("hand");
    expect(nearest("qqqqqq", ["hand"])).toEqual([]);
  });
});

describe("places", () => {
  it("are found by name, id or beginning", () => {
    expect(findPlaces("cape town", words)).toEqual(["cape-town"]);
    expect(findPlaces("CAPE-TOWN", words)).toEqual(["cape-town"]);
    expect(findPlaces("moc", words)).toEqual(["mocamedes", "mocambique"]);
    expect(findPlaces("nigeria", words)).toEqual(["nigeria-1", "nigeria-2"]);
    expect(findPlaces("", words)).toEqual([]);
  });

  it("name a route in either order", () => {
    const both = [track, "cape-town--port-elizabeth--b"];
    expect(findRoutes("cape town port elizabeth", words).map(({ id }) => id)).toEqual(both);
    expect(findRoutes("port eliz cape", words).map(({ id }) => id)).toEqual(both);
    expect(findRoutes(track, words).map(({ id }) => id)).toEqual([track]);
    expect(findRoutes("cape town luanda", words)).toEqual([]);
  });
});

describe("the cards of a claim", () => {
  it("stand behind the places, counted or only named", () => {
    expect(placesAndRequest("cape town port elizabeth black*3 double loco*1")).toEqual({
      places: "cape town port elizabeth",
      request: { payment: { black: 3 }, colours: [], isDoubled: true, wild: 1 },
    });
    expect(placesAndRequest("cape town port elizabeth 2 black 1 loco").request?.payment).toEqual({
      black: 2,
      locomotive: 1,
    });
    expect(placesAndRequest("cape town port elizabeth black").request).toEqual({
      payment: null,
      colours: ["black"],
      isDoubled: false,
      wild: null,
    });
  });

  it("are refused where they make no sense", () => {
    expect(placesAndRequest("cape town port elizabeth black*x 3").request).toBeNull();
    expect(placesAndRequest("cape town port elizabeth double black*2").request).toBeNull();
  });
});

describe("moves", () => {
  const claim = (payment: object, doubling: object | null = null) => ({
    type: "claim-route",
    route: track,
    payment,
    doubling,
  });

  it("are understood in the game's text form and in looser ones", () => {
    expect(action(`claim ${track} black*3 double loco*1`)).toEqual(claim({ black: 3 }, { locomotives: 1 }));
    expect(action("claim cape town port elizabeth black double")).toEqual(
      claim({ black: 3 }, { locomotives: 1 }),
    );
    expect(action("claim port eliz cape t")).toEqual(claim({ black: 3 }));
    expect(action("take cape town port elizabeth")).toEqual(claim({ black: 3 }));
    expect(action("build cape town port elizabeth 2 black 1 loco")).toEqual(
      claim({ black: 2, locomotive: 1 }),
    );
    expect(action("take blue")).toEqual({ type: "take-train-card", card: "blue" });
    expect(action("draw train")).toEqual({ type: "draw-blind", deck: "train" });
    expect(action("draw terrain")).toEqual({ type: "draw-blind", deck: "terrain" });
    expect(action("draw tickets")).toEqual({ type: "draw-tickets" });
    expect(action("take mountain")).toEqual({ type: "take-terrain-card", terrain: "mountain" });
    expect(action("take bl")).toEqual({ type: "take-train-card", card: "blue" });
    expect(action("pass")).toEqual({ type: "pass" });
  });

  it("ask as the button does before tickets are drawn", () => {
    expect(reply("draw tickets")).toEqual([
      "Draw 4 tickets? You must keep at least one, and every ticket you don’t complete costs you its points.",
    ]);
  });

  it("are repeated before they are made, with the arithmetic of doubling", () => {
    expect(reply("claim cape town port elizabeth double")).toEqual([
      "Claim Cape Town – Port Elizabeth with 3 black, doubled with 1 locomotive, for 8 points?",
      "Doubling (mountain): you (1 + 1 locomotive = 2), Boris (2): enough. It costs 1 card.",
    ]);
    expect(reply("claim cape town port elizabeth")).toEqual([
      "Claim Cape Town – Port Elizabeth with 3 black, for 4 points?",
      "There is 1 other way to pay: name the cards to choose it.",
    ]);
  });

  it("that are not on offer are left to the server, which knows the rules", () => {
    const reading = read("claim cape town port elizabeth green*3", context());
    expect(reading).toEqual({ kind: "move", move: { action: claim({ green: 3 }), question: null } });
    expect(action("take red")).toEqual({ type: "take-train-card", card: "red" });
  });

  it("say why not, with the rule, when they are only hinted at", () => {
    const closed = [{ routes: [track], reason: "claim-route.taken", details: { rule: "5.1" } }];
    expect(reply("claim cape town port elizabeth", { ...context({}, { claims: [] }), closed })).toEqual([
      "This route has already been claimed. (Rule 5.1)",
    ]);
    expect(reply("claim cape town port elizabeth loco double")).toEqual([
      "To double this route, you must have the most mountain cards, or be tied for most: you have 1, but another player has 2. (Rule 5.8)",
    ]);
    expect(reply("claim cape town port elizabeth red")[0]).toMatch(
      /You can’t claim Cape Town – Port Elizabeth like that right now.*3 black/,
    );
  });

  it("keep tickets by number", () => {
    const [one, two, three] = board.tickets.map(({ id }) => id);
    const choosing = context(
      {},
      { claims: [], actions: [], tickets: { tickets: [one!, two!, three!], min: 2, rule: "2.4" } },
    );
    expect(action("keep 1 3", choosing)).toEqual({ type: "keep-tickets", tickets: [one, three] });
    expect(action("2, 3", choosing)).toEqual({ type: "keep-tickets", tickets: [two, three] });
    expect(action("keep all", choosing)).toEqual({ type: "keep-tickets", tickets: [one, two, three] });
    expect(reply("keep 4", choosing)).toEqual(["Choose a number from 1 to 3."]);
    expect(reply("keep some", choosing)[0]).toMatch(/^Choose the tickets to keep/);
  });

  it("list what is possible when nothing is named", () => {
    expect(reply("draw")).toEqual(["Which card?", "Take a blue card"]);
    expect(reply("claim")).toEqual(["You can claim 1 route.", "Cape Town – Port Elizabeth, black"]);
    expect(reply("options")).toContain("You can claim 1 route.");
  });

  it("wait while it is for others to decide", () => {
    expect(reply("take blue", context({}, null))).toEqual(["It’s Boris’s turn."]);
  });
});

describe("answers", () => {
  it("come from the view", () => {
    expect(reply("hand")).toEqual([
      "You hold 4 cards: 3 black and 1 locomotive.",
      "Face up in front of you: 1 mountain card.",
    ]);
    expect(reply("market")).toEqual([
      "Face-up train car cards: red, blue, blue, locomotive and green.",
      "Face-up terrain cards: 1 desert card and 1 jungle card.",
      "Cards left: train car deck 90, terrain deck 39, tickets 40.",
    ]);
    expect(reply("players")).toEqual([
      "You: 0 points, 45 trains, 4 cards, 2 tickets, terrain: 1 mountain card.",
      "Boris: 7 points, 45 trains, 4 cards, 2 tickets, terrain: 1 desert card (most or tied) and 2 mountain cards (most or tied).",
    ]);
    expect(reply("who has mountains")).toEqual(["Mountain cards: you (1) and Boris (2). Most: Boris."]);
    expect(reply("who has jungle")).toEqual(["Nobody has a jungle card."]);
    expect(reply("score")[0]).toBe("Points for routes: you (0) and Boris (7).");
    expect(reply("rules 5.8")[0]).toMatch(/5\.8/);
    expect(reply("rules 9.9")[0]).toMatch(/^There is no rule 9\.9/);
  });

  it("list the routes at a place", () => {
    const at = context();
    at.view.table.claims = { "bloemfontein--cape-town": { seat: 1, doubled: false } };
    const [heading, ...routes] = reply("board cape town", at);
    expect(heading).toBe("Cape Town (city): 3 routes.");
    expect(routes).toHaveLength(3);
    expect(routes).toContain("Bloemfontein: orange, 4 spaces, desert. Claimed by Boris.");
    expect(routes).toContain(
      "Port Elizabeth: black, 3 spaces, double route, mountain. Free, and you can pay for it.",
    );
    expect(reply("board beria")[0]).toMatch(/Beira/);
    expect(reply("board udjidji")[0]).toMatch(/^Ujiji/);
    expect(reply("board kinsh")[0]).toMatch(/^Léopoldville/);
    expect(reply("board beria")[0]).not.toMatch(/Bondo/);
    expect(reply("board moc")[0]).toBe("That could be Moçâmedes or Moçambique. Type a little more.");
  });

  it("find free routes by colour, terrain, length and place", () => {
    expect(reply("open routes orange")[0]).toBe("11 routes are free.");
    for (const line of reply("routes mountains 3").slice(1)) expect(line).toMatch(/3 spaces.*, mountain\./);
    expect(reply("routes cape town").length).toBeLessThan(reply("routes").length);
    expect(reply("routes flying")[0]).toMatch(/not a colour, terrain, length or place/);
  });

  it("say how far the tickets are", () => {
    const { id } = board.tickets[0]!;
    const at = (changes: Partial<TicketProgress>): CommandContext => ({
      ...context({ tickets: [id] }),
      progress: [{ ticket: id, state: "open", trains: 3, missing: [track], owned: [], cost: {}, ...changes }],
    });
    const [first, path] = reply("tickets", at({}));
    expect(first).toMatch(/3 spaces to go$/);
    expect(path).toMatch(/^Shortest path: Cape Town – Port Elizabeth/);
    expect(reply("tickets", at({ state: "completed" }))).toEqual([expect.stringMatching(/: completed$/)]);
    expect(reply("tickets", at({ state: "too-few-trains" }))[0]).toMatch(/too few trains left$/);
    expect(reply("tickets", at({ state: "closed" }))[0]).toMatch(/no longer possible$/);
  });

  it("say who has what on the map, network by network", () => {
    const at = context();
    at.view.table.claims = { [track]: { seat: 0, doubled: true } };
    expect(reply("map", at)).toEqual([
      "You: 1 route, 3 spaces",
      "Cape Town – Port Elizabeth (3, doubled)",
      "Boris: 0 routes, 0 spaces",
    ]);
    expect(networks(["bloemfontein--cape-town", "cape-town--port-elizabeth--a"], words)).toHaveLength(1);
  });

  it("guess at a place by its English name too, and call it as the reader does", async () => {
    await speak("ru");
    expect(reply("board beria")[0]).toMatch(/Бейра/);
    await speak("en");
  });

  it("help a reader who types nonsense", () => {
    expect(reply("hnad")[0]).toBe("“hnad” is not a question or a move. Did you mean: hand?");
    expect(reply("xyzzy")[0]).toBe(
      "“xyzzy” is not a question or a move. To find out what you can ask and do, type: help",
    );
  });
});

describe("completions", () => {
  const lines = (typed: string): string[] => completions(typed, context()).map(({ line }) => line);

  it("offer commands, then what is possible", () => {
    expect(lines("ma")).toEqual(["market", "map"]);
    expect(lines("take ")).toEqual(["take blue"]);
    expect(lines("who has ")).toEqual(["who has desert", "who has jungle", "who has mountain"]);
    expect(lines("claim ")).toEqual(["claim Cape Town Port Elizabeth "]);
    expect(lines("claim cape")).toEqual(["claim Cape Town Port Elizabeth "]);
  });

  it("offer every way to pay, once", () => {
    expect(lines("claim cape town port elizabeth ")).toEqual([
      "claim cape town port elizabeth black*3",
      "claim cape town port elizabeth black*3 double loco*1",
      "claim cape town port elizabeth black*2 loco*1",
    ]);
    for (const line of lines("claim cape town port elizabeth "))
      expect(read(line, context()).kind).toBe("move");
  });
});

describe("menus", () => {
  let menu: Menu;
  const choose = (label: RegExp): unknown => {
    const found = menu.choices.find((choice) => label.test(choice.label))?.leadsTo();
    if (found && isMenu(found)) menu = found;
    return found;
  };
  beforeEach(() => {
    menu = turnMenu(context());
  });

  it("lead in small steps to a doubled route", () => {
    choose(/^Claim a route/);
    choose(/^Cape Town – Port Elizabeth, black$/);
    choose(/^3 black$/);
    expect(menu.notes).toEqual([
      "Doubling (mountain): you (1 + 1 locomotive = 2), Boris (2): enough. It costs 1 card.",
    ]);
    choose(/^Yes, with 1 locomotive: 8 points$/);
    expect(menu.title).toMatch(/^Claim Cape Town – Port Elizabeth with 3 black, doubled/);
    expect(choose(/^Confirm$/)).toMatchObject({ type: "claim-route", doubling: { locomotives: 1 } });
  });

  it("say why a route cannot be doubled", () => {
    choose(/^Claim a route/);
    choose(/^Cape Town/);
    choose(/^2 black and 1 locomotive$/);
    expect(menu.notes.join()).toMatch(/Rule 5\.8/);
  });
});

describe("both ways", () => {
  const grey = "bogoro--port-florence"; // any route will do
  const rich = context(
    { hand: { black: 3, red: 2, locomotive: 2 } },
    {
      actions: [
        { type: "take-train-card", card: "locomotive" },
        { type: "take-terrain-card", terrain: "desert" },
        { type: "draw-blind", deck: "train" },
        { type: "draw-blind", deck: "terrain" },
        { type: "draw-tickets" },
        { type: "pass" },
      ],
      claims: [
        { ...black, routes: [track] },
        {
          ...black,
          routes: [grey],
          card: "red",
          payments: [{ cards: { red: 2 }, doublings: [], why_not: null }],
        },
        {
          ...black,
          routes: [grey],
          card: "black",
          payments: [
            {
              cards: { black: 2 },
              doublings: [
                { locomotives: 1, discarded: 1 },
                { locomotives: 2, discarded: 0 },
              ],
              why_not: null,
            },
          ],
        },
      ],
    },
  );
  const legal: Action[] = [
    ...rich.offer!.actions,
    ...rich.offer!.claims.flatMap(({ routes, payments }) =>
      routes.flatMap((route) =>
        payments.flatMap(({ cards, doublings }) =>
          [null, ...doublings.map(({ locomotives }) => ({ locomotives }))].map((doubling): Action => ({
            type: "claim-route",
            route,
            payment: cards,
            doubling,
          })),
        ),
      ),
    ),
  ];
  const sorted = (actions: Action[]): string[] => actions.map((each) => JSON.stringify(each)).sort();

  function all(found: Menu | Action): Action[] {
    return isMenu(found) ? found.choices.flatMap((choice) => all(choice.leadsTo())) : [found];
  }

  it("reach every legal action: by menus", () => {
    expect(sorted(all(turnMenu(rich)))).toEqual(sorted(legal));
  });

  it("reach every legal action: by completions alone", () => {
    const starts = ["claim ", "draw ", "pas"].flatMap((line) => completions(line, rich));
    const whole = starts.flatMap(({ line, isWhole }) =>
      isWhole ? [line] : completions(line, rich).map((each) => each.line),
    );
    const actions = whole.map((line) => action(line, rich) as Action);
    expect(sorted(actions)).toEqual(sorted(legal));
  });
});

describe("a conversation", () => {
  const lines = (count: number): string[] => Array.from({ length: count }, (_, index) => `line ${index + 1}`);
  const last = (conversation: Conversation): string[] => conversation.entries.at(-1)!.lines;

  it("gives a long answer in parts, and never leaves one line over", () => {
    const conversation = new Conversation();
    conversation.answer({ text: "", lines: lines(11) });
    expect(last(conversation)).toEqual(lines(11));
    conversation.answer({ text: "", lines: lines(12) });
    expect(last(conversation)).toEqual([...lines(10), "2 more lines. To hear them, type: next"]);
    conversation.next();
    expect(conversation.entries.at(-1)).toMatchObject({ text: "line 11", lines: ["line 12"] });
    conversation.next();
    expect(conversation.entries.at(-1)).toMatchObject({ text: "That’s all.", lines: [] });
  });

  it("says how to say yes once", () => {
    const conversation = new Conversation();
    const question = { text: "Pass?", lines: [] };
    conversation.propose({ type: "pass" }, question);
    expect(last(conversation)).toEqual(["Press Enter to confirm; type anything else to cancel."]);
    conversation.propose({ type: "pass" }, question);
    expect(last(conversation)).toEqual([]);
  });
});

describe("what one needs and means to claim", () => {
  const cost = { cards: { green: 2 } };
  const open = (ticket: string) => ({
    ticket,
    state: "open" as const,
    trains: 2,
    missing: [],
    owned: [],
    cost,
  });
  const tickets = ["livingstonia--mocambique", "bangui--chad"];
  const asked = (line: string, more: object = {}) => {
    const reading = read(line, {
      ...context({ tickets, hand: { green: 1 } }),
      progress: tickets.map(open),
      cost: { cards: { green: 4 } },
      ...more,
    });
    return "answer" in reading ? [reading.answer.text, ...reading.answer.lines] : [reading.kind];
  };

  it("is answered ticket by ticket, and for all together", () => {
    expect(asked("what do I need")).toEqual([
      "Livingstonia – Moçambique (4): 2 spaces to go",
      "Still needed: 1 green.",
      "Bangui – Chad (4): 2 spaces to go",
      "Still needed: 1 green.",
      "For all your tickets together, you still need 3 green.",
    ]);
    const cuts = [{ ticket: "bangui--chad", route: "ndele--chad-2", seat: 1, more: 3 }];
    expect(asked("needs", { cuts })).toContain(
      "Boris claimed Ndélé – Chad. Your path is now 3 spaces longer.",
    );
  });

  it("is planned by naming two places, and dropped the same way", () => {
    const plan = new Plan("words", 0);
    expect(asked("plan", { plan })[0]).toMatch(/^You have no plan yet/);
    expect(asked("plan zomba livingstonia", { plan })).toEqual(["Livingstonia – Zomba is now in your plan."]);
    expect(asked("plan", { plan })).toEqual(["Your plan: Livingstonia – Zomba."]);
    expect(asked("plan nowhere", { plan })[0]).toMatch(/^There is no route “nowhere”/);
    expect(asked("plan livingstonia zomba", { plan })[0]).toMatch(/no longer/);
    const closed = [{ routes: ["livingstonia--zomba"], reason: "claim-route.taken", details: {} }];
    expect(asked("plan livingstonia zomba", { plan, closed })[0]).toMatch(/^There is no route/);
  });
});

describe("news", () => {
  const drew = { type: "deck-drawn", seat: 1, deck: "train" } as const;
  const ended = { type: "turn-ended", seat: 1 } as const;
  const claimed = {
    type: "route-claimed",
    seat: 1,
    route: track,
    payment: { black: 3 },
    doubling: null,
    discarded: {},
    points: 4,
  } as const;

  it("say whole turns of others in few words", () => {
    const events = [
      drew,
      { type: "train-card-dealt", seat: 1, card: null } as const,
      drew,
      ended,
      claimed,
      ended,
    ];
    expect(news(events, words, "brief")).toEqual([
      "Boris takes 2 cards.",
      "Boris claims Cape Town – Port Elizabeth for 4 points.",
    ]);
    expect(news(events, words, "full")).toHaveLength(2);
  });

  it("wait for the end of a turn, unless the reader is asked or did it", () => {
    expect(announceable([drew], 0, false)).toBe(0);
    expect(announceable([claimed, ended, drew], 0, false)).toBe(2);
    expect(announceable([drew], 0, true)).toBe(1);
    expect(announceable([{ ...drew, seat: 0 }], 0, false)).toBe(1);
  });

  it("are announced once, and not to a reader who has just come", () => {
    const reporter = new Reporter();
    const at = (events: Event[], acting: number[]): SeatPosition => ({
      seat: 0,
      events,
      acting,
      words,
      progress: [],
      cuts: [],
      update: update({ events, acting }),
    });
    expect(reporter.urgency(at([claimed, ended], [0]), "brief")).toBe("never");
    const later = at([claimed, ended, drew], [1]);
    expect(reporter.urgency(later, "brief")).toBe("soon");
    expect(reporter.report(later, "brief")).toEqual([]);
    const yours = at([claimed, ended, drew, ended], [0]);
    expect(reporter.urgency(yours, "brief")).toBe("now");
    expect(reporter.report(yours, "brief")).toEqual(["Boris takes a card.", "It’s your turn."]);
    expect(reporter.report(yours, "brief")).toEqual([]);
  });

  it("name the reader's new tickets in one sentence", () => {
    const [one, two] = board.tickets.map(({ id }) => id);
    const events: Event[] = [
      { type: "tickets-drawn", seat: 0, count: 2 },
      { type: "ticket-dealt", seat: 0, ticket: one! },
      { type: "ticket-dealt", seat: 0, ticket: two! },
    ];
    expect(news(events, words, "brief")).toEqual([
      "You draw 2 destination tickets.",
      `You choose from ${words.ticketList([one!, two!])}.`,
    ]);
  });

  it("say which card was drawn", () => {
    const events = [{ ...drew, seat: 0 }, { type: "train-card-dealt", seat: 0, card: "red" } as const];
    expect(news(events, words, "brief")).toEqual(["You get a red card."]);
  });
});

describe("what changes at the table apart from the play", () => {
  const [anna, boris] = info().seats;
  const after = (...changes: [Partial<SeatInfo>, Partial<SeatInfo>][]) => {
    const tables = changes.map(([one, other]) =>
      info({
        seats: [
          { ...anna!, ...one },
          { ...boris!, ...other },
        ],
      }),
    );
    return tables.map((table, number) => seatNews(tables[number - 1] ?? info(), table, words));
  };

  it("is announced once: who is late, for whom a bot plays, who is back", () => {
    const bot = { late: false, stand_in: "random" };
    expect(after([{}, { late: true }], [{}, { late: true }], [{}, bot], [{}, bot], [{}, {}])).toEqual([
      ["Boris is out of time."],
      [],
      ["A bot now plays for Boris."],
      [],
      ["Boris is playing again."],
    ]);
  });

  it("addresses the person it happens to", () => {
    expect(after([{ late: true }, {}], [{ stand_in: "random" }, {}], [{}, {}])).toEqual([
      ["You’re out of time. You can still move until the others let a bot take over."],
      ["A bot now plays for you."],
      [],
    ]);
  });
});
