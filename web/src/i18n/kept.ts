// What is said without a connection, in the rules, the score keeper and the workshop: fetched once, a worker keeps it.
import playing from "virtual:playing";
import rulebook from "virtual:rulebook";
import workshop from "virtual:workshop";

/** Fetch the texts of a language; English is there. */
export const fetchTexts = (language: string): Promise<unknown> =>
  Promise.all([playing, rulebook, workshop].map((loaders) => loaders[language]?.()));
