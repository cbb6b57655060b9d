import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import { ALL_SOURCES } from '../../src/archive/catalogue/price-sources';
import { type ArchivedMatch, Random, randomMatch } from './random-archive';

/**
 * Matches like those of `randomMatch`, but in seasons from `2019-2020` on and with prices of the given markets as a
 * bookmaker would make them: from probabilities and a margin, moved a little between opening and closing. Now and then
 * a price is missing.
 */
export function seasonsArchive(
  random: Random,
  matches: number,
  seasons: number,
  marketKeys: readonly string[],
): ArchivedMatch[] {
  const markets = ODD_MARKETS.filter(({ key }) => marketKeys.includes(key));
  return Array.from({ length: matches }, (_, n) => {
    const match = randomMatch(random, n + 1);
    const year = 2019 + random.below(seasons);
    match.season_slug = `${year}-${year + 1}`;
    match.match_date = `${year}-${random.pick(['08', '10', '12'])}-${10 + random.below(20)}`;
    match.opening_sources = random.pick([1, 2, 17, 32, 33, 0, ALL_SOURCES]);
    match.closing_sources = random.pick([1, 17, 256]);
    for (const { columns } of markets) {
      const chances = columns.map(() => 0.05 + random.below(1_000) / 1_000);
      const total = chances.reduce((sum, each) => sum + each, 0);
      const margin = 0.97 + random.below(20) / 100;
      columns.forEach(({ field }, at) => {
        const fair = (100 * total) / chances[at]!;
        const opening = Math.max(101, Math.round(fair / margin));
        const moved = Math.max(101, Math.round((opening * (85 + random.below(31))) / 100));
        match.opening[field] = random.chance(0.02) ? null : opening;
        match.closing[field] = random.chance(0.02) ? null : moved;
      });
    }
    return match;
  });
}
