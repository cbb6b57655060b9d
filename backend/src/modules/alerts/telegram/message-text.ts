import { tr } from '../../../platform/locale/tr';
import type { MatchResult } from '../../../archive/rows/match-results';
import type { AlertMessage } from '../message/alert-message';
import { matchText, resultLines } from '../message/match-text';

/** Characters (UTF-16 code units) that Telegram takes in one message. */
export const MOST_CHARACTERS = 4096;

const said = tr.alerts.message;

/**
 * The text of a part of a message.
 * @param position of the part, from 0: the first one has the head and says how to stop
 * @param results of matches, by their ids, as far as they are known
 */
export function partText(
  { filters }: AlertMessage,
  position: number,
  siteUrl: string,
  results: ReadonlyMap<number, MatchResult> = new Map(),
): string {
  const blocks: string[] = position === 0 ? [said.fitting] : [];
  for (const filter of filters) {
    blocks.push(said.filter(filter.name, filter.matches.length));
    for (const match of filter.matches) {
      const { name, lines } = matchText(filter, match);
      const result = results.get(match.id);
      const outcome = result ? resultLines(filter, result) : [];
      blocks.push([name, ...lines, ...outcome, `${siteUrl}/mac/${match.id}`].join('\n'));
    }
  }
  if (position === 0) blocks.push(said.stop, said.analysisOnly);
  return blocks.join('\n\n');
}

/** How many matches a message lists; one that fits several filters counts as often. */
export const lengthOf = ({ filters }: AlertMessage): number =>
  filters.reduce((sum, { matches }) => sum + matches.length, 0);

/**
 * The beginning of a message that fits into one of Telegram's, at least its first match, with room for the results that
 * are entered later.
 */
export function firstPart(message: AlertMessage, position: number, siteUrl: string): AlertMessage {
  const all = lengthOf(message);
  let count = 1;
  while (count < all && longest(firstOf(message, count + 1), position, siteUrl) <= MOST_CHARACTERS)
    count += 1;
  return firstOf(message, count);
}

function firstOf({ filters }: AlertMessage, count: number): AlertMessage {
  let left = count;
  const first = filters.map(({ matches, ...filter }) => {
    const own = { ...filter, matches: matches.slice(0, left) };
    left -= own.matches.length;
    return own;
  });
  return { filters: first.filter(({ matches }) => matches.length > 0) };
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

function longest(message: AlertMessage, position: number, siteUrl: string): number {
  const ids = message.filters.flatMap(({ matches }) => matches.map(({ id }) => id));
  const lengths = LONGEST_SCORES.map((result) => {
    const results = new Map(ids.map((id) => [id, result]));
    return partText(message, position, siteUrl, results).length;
  });
  // each selection may turn out to have the longer word
  return Math.max(...lengths) + ids.length * WORDS_DIFFER_BY;
}

const WORDS_DIFFER_BY = Math.abs(said.happened('').length - said.didNotHappen('').length);
