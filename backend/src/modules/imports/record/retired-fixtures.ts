import { dayOf } from './components';

/** A match of a pair, as far as it says whether a fixture was played on another day. */
export interface PairedMatch {
  readonly id: number;
  /** `YYYY-MM-DD` */
  readonly date: string;
  readonly season: string;
  readonly isPlayed: boolean;
  /** Sources that have an id of their own for it, with the id: `source|id`. */
  readonly events: readonly string[];
}

/** Days after which an unplayed fixture may have been played on another one. */
export const DAYS_TO_WAIT = 3;
/** Farthest from the fixture's day on which it may have been played. */
export const FARTHEST_DAYS = 60;

/**
 * Which unplayed fixtures of a pair were played on another day (`ertelendi`), and as which match: three days after the
 * fixture's day, within 60 days and in the same season, if no other fixture of the pair is nearer to the game.
 * @param matches all of one pair of home and away in one competition, in which no pair met twice at one ground
 * @param today `YYYY-MM-DD`
 * @returns id of the game by id of the fixture
 */
export function retiredFixtures(matches: readonly PairedMatch[], today: string): Map<number, number> {
  const fixtures = matches.filter(({ isPlayed }) => !isPlayed);
  const games = matches.filter(({ isPlayed }) => isPlayed);
  const retired = new Map<number, number>();
  for (const fixture of fixtures) {
    if (dayOf(today) - dayOf(fixture.date) < DAYS_TO_WAIT) continue;
    const candidates = games
      .filter((game) => mayBePlayedAs(fixture, game))
      .filter((game) => !fixtures.some((other) => daysBetween(other, game) < daysBetween(fixture, game)))
      .sort((one, other) => daysBetween(fixture, one) - daysBetween(fixture, other) || one.id - other.id);
    if (candidates.length > 0) retired.set(fixture.id, candidates[0]!.id);
  }
  return retired;
}

function mayBePlayedAs(fixture: PairedMatch, game: PairedMatch): boolean {
  if (game.season !== fixture.season || daysBetween(fixture, game) > FARTHEST_DAYS) return false;
  // one source's two ids are two matches
  const sources = new Set(fixture.events.map(sourceOf));
  return !game.events.some((event) => sources.has(sourceOf(event)));
}

const sourceOf = (event: string): string => event.slice(0, event.indexOf('|'));

const daysBetween = (one: PairedMatch, other: PairedMatch): number =>
  Math.abs(dayOf(one.date) - dayOf(other.date));
