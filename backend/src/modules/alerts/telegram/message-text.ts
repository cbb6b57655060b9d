import { tr } from '../../../common/locale/tr';
import type { MatchResult } from '../../../archive/rows/match-results';
import type { AlertedMatch, AlertMessage, FilterMatches } from '../message/alert-message';
import { matchText } from '../message/match-text';
import { resultLines } from '../message/result-lines';

/** Characters (UTF-16 code units) that Telegram takes in one message. */
export const MOST_CHARACTERS = 4096;

/** A match of a message, under the filter that it fits. */
export interface Place {
  /** From 0, over all filters. */
  at: number;
  filter: FilterMatches;
  match: AlertedMatch;
}

/** The matches of a message in order; one that fits several filters stands there as often. */
export function placesOf({ filters }: AlertMessage): Place[] {
  return filters
    .flatMap((filter) => filter.matches.map((match) => ({ filter, match })))
    .map((each, at) => ({ at, ...each }));
}

const said = tr.alerts.message;

/**
 * The text of a message, or of a part of it.
 * @param position of the part, from 0: the first one has the head and says how to stop
 * @param results of matches, by their ids, as far as they are known
 */
export function partText(
  places: readonly Place[],
  position: number,
  siteUrl: string,
  results: ReadonlyMap<number, MatchResult> = new Map(),
): string {
  const blocks: string[] = position === 0 ? [said.fitting] : [];
  let filter: FilterMatches | null = null;
  for (const { match, ...place } of places) {
    if (place.filter !== filter) {
      filter = place.filter;
      const here = places.filter((each) => each.filter === filter);
      blocks.push(said.filter(filter.name, here.length));
    }
    const { name, lines } = matchText(filter, match);
    const result = results.get(match.id);
    const outcome = result ? resultLines(filter, result) : [];
    blocks.push([name, ...lines, ...outcome, `${siteUrl}/mac/${match.id}`].join('\n'));
  }
  if (position === 0) blocks.push(said.stop, said.analysisOnly);
  return blocks.join('\n\n');
}

/**
 * As many of the places, at least one, as fit into one message, with room for the results that are entered later.
 */
export function partFrom(places: readonly Place[], position: number, siteUrl: string): Place[] {
  let count = 1;
  while (count < places.length && longest(places.slice(0, count + 1), position, siteUrl) <= MOST_CHARACTERS)
    count += 1;
  return places.slice(0, count);
}

/** Scores with the most digits; once with a selection that comes in and once with one that doesn't. */
const LONGEST_SCORES: readonly MatchResult[] = [
  {
    home_ht_score: 99,
    away_ht_score: 98,
    home_ft_score: 199,
    away_ft_score: 198,
    first_goal: 'H',
    awarded: false,
  },
  {
    home_ht_score: 98,
    away_ht_score: 99,
    home_ft_score: 198,
    away_ft_score: 199,
    first_goal: 'A',
    awarded: false,
  },
];

function longest(places: readonly Place[], position: number, siteUrl: string): number {
  const lengths = LONGEST_SCORES.map((result) => {
    const results = new Map(places.map(({ match }) => [match.id, result]));
    return partText(places, position, siteUrl, results).length;
  });
  // each selection may turn out to have the longer word
  return Math.max(...lengths) + places.length * WORDS_DIFFER_BY;
}

const WORDS_DIFFER_BY = Math.abs(said.happened('').length - said.didNotHappen('').length);
