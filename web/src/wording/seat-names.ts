// What the seats of a table are called.
import type { BotInfo, GameInfo, SeatInfo } from "../protocol";
import { has, numeral, say } from "../i18n/texts.svelte";

/** A bot's name in words; a bot nobody has put into words yet keeps its own. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? say(`bot-${bot}`) : bot;
}

/** What to expect of a bot. */
export function botText({ name, description }: BotInfo): string {
  return has(`bot-${name}-text`) ? say(`bot-${name}-text`) : description;
}

/** How strong a bot is, on the scale of all bots; nothing, if it was not measured. */
export function ratingOfBot(bot: BotInfo | undefined): string {
  return bot?.rating == null ? "" : say("bot-rating", { rating: numeral(bot.rating) });
}

function seatName(seat: SeatInfo, number: number): string {
  if (seat.kind === "bot" && seat.bot) return botName(seat.bot);
  return seat.name ?? say("seat-number", { number: number + 1 });
}

/** The names of all seats; bots of one kind are numbered. */
export function seatNames(info: GameInfo): string[] {
  const names = info.seats.map(seatName);
  return names.map((name, seat) => {
    const same = names.filter((other) => other === name).length;
    if (same === 1) return name;
    return say("name-numbered", {
      name,
      number: names.slice(0, seat + 1).filter((other) => other === name).length,
    });
  });
}

/** A name and the number that tells it from its like, which stays when the name is cut. */
export function parted(name: string): [string, string] {
  const [, stem = name, number = ""] = /^(.+\S)\s+(\d+)$/.exec(name) ?? [];
  return [stem, number];
}
