import { render, screen } from "@testing-library/svelte";
import { describe, expect, it } from "vitest";
import type { Game } from "../../src/game/game.svelte";
import { say } from "../../src/i18n/texts.svelte";
import TableHead from "../../src/table/TableHead.svelte";
import { info } from "../fixtures/table";

describe("to let a bot play for someone who is absent", () => {
  const [me, other] = [0, 1];
  const absent = info().seats.map((seat) => ({ ...seat, kind: "person" as const, present: false }));
  const show = (acting: number): void => {
    const game = { isHost: true, acting: [acting], late: [], isMine: (seat: number) => seat === me };
    render(TableHead, { game: game as unknown as Game, info: info({ seats: absent, yours: [me] }) });
  };
  const offer = () => screen.queryByRole("button", { name: say("table-let-bot-play") });

  it("is offered to the host", () => {
    show(other);
    expect(offer()).toBeInTheDocument();
  });

  it("is not offered for oneself, while one's own page is still connecting", () => {
    show(me);
    expect(offer()).toBeNull();
  });
});
