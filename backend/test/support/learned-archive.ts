import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import type { PriceWeights } from '../../src/archive/statistics/calibration/price-weights';
import { ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { DataSource } from 'typeorm';
import { LearnedMarketRow } from '../../src/modules/odds/entities/learned-market.entity';
import type { Random } from './random-archive';

/** Something that might have been learned of every market, the same for all seasons that have learned. */
export function randomLearned(random: Random, seasons: readonly string[] = []): LearnedArchive {
  const weights = (selections: number) => ({
    exponents: Array.from({ length: 9 }, () => 0.9 + random.below(400) / 1000),
    bends: Array.from({ length: 5 }, () => (random.below(400) - 200) / 1000),
    offsets: Array.from({ length: selections }, () => (random.below(200) - 100) / 1000),
  });
  const set = () =>
    Object.fromEntries(
      ODD_MARKETS.map(({ key, columns }) => [
        key,
        {
          current: weights(columns.length),
          bySeason: Object.fromEntries(seasons.map((season) => [season, weights(columns.length)])),
          matches: 1_000,
        },
      ]),
    );
  return { 1: set(), 2: set() };
}

/** What a site has learned, as its database keeps it. */
export async function storedLearning(database: DataSource): Promise<LearnedArchive> {
  const rows = await database.manager.find(LearnedMarketRow);
  const set = (type: number) =>
    Object.fromEntries(
      rows
        .filter((row) => row.filter_type === type)
        .map(({ market, learned }) => [market, JSON.parse(learned) as LearnedArchive[1][string]]),
    );
  return { 1: set(1), 2: set(2) };
}

/** Points of the broken line over ln(1/odd); at the ends it is 0. */
const LINE = [0.03, 0.08, 0.15, 0.25, 0.4, 0.6, 0.85].map(Math.log);

/**
 * Calibrated probabilities of one market straight from the definition; proportional where nothing is learned.
 * @param odds as decimals
 */
export function bruteProbabilities(
  odds: readonly number[],
  winners: number,
  weights: PriceWeights | undefined,
): number[] {
  const inverses = odds.map((odd) => 1 / odd);
  const margin = inverses.reduce((sum, inverse) => sum + inverse, 0) / winners - 1;
  // 0.01 to 0.03 is the first of nine levels, each 0.02 wide
  const level = Math.min(8, Math.max(0, Math.round(margin / 0.02 - 1)));
  const raised = inverses.map((inverse, at) => {
    if (weights === undefined) return inverse;
    const height = [0, ...weights.bends, 0];
    const x = Math.log(inverse);
    const after = LINE.findIndex((point) => point > x);
    let line = 0;
    if (after > 0) {
      const [x0, x1] = [LINE[after - 1]!, LINE[after]!];
      line = height[after - 1]! + ((height[after]! - height[after - 1]!) * (x - x0)) / (x1 - x0);
    }
    return inverse ** weights.exponents[level]! * Math.exp(line + (weights.offsets?.[at] ?? 0));
  });
  const total = raised.reduce((sum, each) => sum + each, 0);
  return raised.map((each) => (winners * each) / total);
}
