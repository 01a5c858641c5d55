import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Game } from "../../src/game/game.svelte";
import { say } from "../../src/i18n/texts.svelte";
import StandIn from "../../src/table/StandIn.svelte";
import { info } from "../fixtures/table";

describe("to let a bot play for someone who is absent", () => {
  const [me, other] = [0, 1];
  const show = (acting: number, replaceable_from: number, votes: number[] = []): void => {
    const absent = info().seats.map((seat) => ({ ...seat, present: false, replaceable_from, votes }));
    const game = { isHost: false, acting: [acting], late: [], isMine: (seat: number) => seat === me };
    render(StandIn, { game: game as unknown as Game, info: info({ seats: absent, yours: [me] }) });
  };
  const offer = () => screen.queryByRole("button", { name: say("table-let-bot-play") });

  it("is offered to everyone who plays, once the absence has been long enough", () => {
    show(other, Date.now() - 1);
    expect(offer()).toBeInTheDocument();
  });

  it("is not offered before, and it is said how long that takes", () => {
    show(other, Date.now() + 65_000);
    expect(offer()).toBeNull();
    expect(screen.getByRole("button", { name: /absent player in 1:0[45]$/ })).toBeDisabled();
  });

  it("is not counted down to while someone is there and thinks", () => {
    const seats = info().seats.map((seat) => ({ ...seat, replaceable_from: Date.now() + 86_000_000 }));
    const game = { isHost: false, acting: [other], late: [], isMine: (seat: number) => seat === me };
    render(StandIn, { game: game as unknown as Game, info: info({ seats, yours: [me] }) });
    expect(screen.queryByRole("button", { name: /absent/ })).toBeNull();
  });

  it("is not asked twice", () => {
    show(other, Date.now() - 1, [me]);
    expect(offer()).toBeNull();
    expect(screen.getByText(say("table-bot-wanted"))).toBeInTheDocument();
  });

  it("is not offered for your own seat, while your own page is still connecting", () => {
    show(me, Date.now() - 1);
    expect(offer()).toBeNull();
  });
});
