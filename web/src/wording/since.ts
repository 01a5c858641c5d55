// What is said above the map: what the others did since one last acted, which stays until one acts again; and
// what happened at a moment that one looks back at.
import type { LogLine } from "./event-log";

/** The lines after the last that this seat's person made, also those that a bot made for them. For a spectator, those since
 *  the turn began. */
export function sinceLastTurn(lines: LogLine[], seat: number | null): LogLine[] {
  const isOwn = (line: LogLine): boolean => line.seat === seat && !line.isByStandIn;
  const last = lines.findLastIndex((line) => (seat === null ? line.opensTurn : isOwn(line)));
  const after = lines.slice(seat === null ? Math.max(last, 0) : last + 1);
  return after.filter((line) => line.seat !== null && !isOwn(line));
}

/** What a bot did for this seat's person since they last did something themselves. */
export function standInsSince(lines: LogLine[], seat: number | null): LogLine[] {
  return seat === null ? [] : sinceLastTurn(lines, seat).filter((line) => line.seat === seat);
}

/** What happened at this moment: at the end of a turn all of it, before that the move that was made. */
export function lineAt(turns: LogLine[], moves: LogLine[], at: number): LogLine[] {
  const line = turns.find(({ seq }) => seq === at) ?? moves.findLast(({ seq }) => seq <= at);
  return line ? [line] : [];
}
