// What is asked of the server about duels and evenings.
import type {
  ChallengeInvitation,
  ChallengeList,
  ChallengePage,
  DealComparison,
  GameInfo,
  NewChallenge,
} from "../protocol";
import { request } from "../net/api";

const all = "/api/challenges";

export const challenges = {
  list: () => request<ChallengeList>("GET", all),
  make: (wanted: NewChallenge) => request<ChallengePage>("POST", all, wanted),
  look: (id: string) => request<ChallengePage>("GET", `${all}/${id}`),
  invitation: (id: string, link: string) =>
    request<ChallengeInvitation>("POST", `${all}/${id}/invitation`, { link }),
  join: (id: string, link: string | null) => request<ChallengePage>("POST", `${all}/${id}/join`, { link }),
  closeList: (id: string) => request<ChallengePage>("POST", `${all}/${id}/close`),
  leave: (id: string) => request<ChallengeList>("POST", `${all}/${id}/leave`),
  play: (id: string, number: number) => request<GameInfo>("POST", `${all}/${id}/deals/${number}`),
  compare: (id: string, number: number) => request<DealComparison>("GET", `${all}/${id}/deals/${number}`),
};
export const challengePath = (id: string): string => `/challenge/${id}`;

/** Which it is, for sentences that say so: two people have a duel, more an evening. */
export const kindOf = ({ size }: { size: number }): "duel" | "evening" => (size === 2 ? "duel" : "evening");
