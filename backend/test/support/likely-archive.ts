import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { type ArchivedMatch, Random, randomMatch } from './random-archive';

/** How far apart the prices of such an archive are at most, in hundredths. */
const SPREAD = 14;

/**
 * Matches like those of `randomMatch`, but with few different prices of the given markets, so that the same odds come
 * again and again, near ones too; now and then one price of a market is missing.
 */
export function likelyArchive(
  random: Random,
  matches: number,
  marketKeys: readonly string[],
): ArchivedMatch[] {
  const fields = ODD_MARKETS.filter(({ key }) => marketKeys.includes(key)).flatMap((market) =>
    market.columns.map(({ field }) => field),
  );
  return Array.from({ length: matches }, (_, n) => {
    const match = { ...randomMatch(random, n + 1), awarded: false };
    for (const odds of [match.opening, match.closing]) {
      fields.forEach((field: OddField, at) => {
        odds[field] = random.chance(0.02) ? null : 150 + at * 20 + random.below(SPREAD);
      });
    }
    return match;
  });
}
