import { describe, expect, it } from "vitest";
import { Ways } from "../../src/game/ways";
import { board, offer } from "../fixtures/table";

const capeTown = "cape-town--port-elizabeth--a";
const twin = "cape-town--port-elizabeth--b";
const ticket = { between: ["cape-town", "port-elizabeth"] as [string, string], points: 3 };

describe("the way to finish a ticket", () => {
  it("is the shortest one, and says how many trains it takes", () => {
    expect(new Ways(board, {}, 0, null).forTicket(ticket)).toMatchObject({ trains: 3, owned: [] });
  });

  it("takes nothing more once the routes are one's own", () => {
    const claims = { [capeTown]: { seat: 0, doubled: false } };
    expect(new Ways(board, claims, 0, null).forTicket(ticket)).toEqual({
      trains: 0,
      missing: [],
      owned: [capeTown],
    });
  });

  it("goes round what others own, and round what the offer calls closed for good", () => {
    const claims = { [capeTown]: { seat: 1, doubled: false } };
    const closed = offer({ closed: [{ routes: [twin], reason: "claim-route.twin-taken", details: {} }] });
    const way = new Ways(board, claims, 0, closed).forTicket(ticket);
    expect(way?.trains).toBeGreaterThan(3);
    expect(way?.missing).not.toContain(twin);
  });

  it("reaches a country at any of its terminals and never passes through one", () => {
    const ways = new Ways(board, {}, 0, null);
    const way = ways.forTicket({ between: ["nigeria", "chad"], points: 1 });
    const inside = way?.missing
      .slice(1, -1)
      .flatMap((id) => board.routes.find((route) => route.id === id)?.between ?? []);
    const terminals = board.places.filter((place) => place.kind === "terminal").map((place) => place.id);
    expect(way?.missing.length).toBeGreaterThan(1);
    expect(inside?.filter((place) => terminals.includes(place))).toEqual([]);
  });

  it("is none when every way is closed", () => {
    const claims = Object.fromEntries(board.routes.map((route) => [route.id, { seat: 1, doubled: false }]));
    expect(new Ways(board, claims, 0, null).forTicket(ticket)).toBeNull();
  });
});
