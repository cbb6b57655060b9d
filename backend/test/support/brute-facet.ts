import { isBeforeField } from '../../src/archive/catalogue/before-fields';
import { isCodeField, isOddField, marketOf } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { resultOf } from '../../src/archive/catalogue/settlement';
import type { FilterType, ShownValues } from '../../src/archive/question/odds-query';
import type { LearnedArchive } from '../../src/archive/statistics/calibration/calibration';
import type { Facet, FacetBucket } from '../../src/archive/statistics/facets/facet';
import { foldText } from '../../src/platform/text/fold';
import { knownBefore } from './brute-before';
import { bruteSelection, standingOut } from './brute-summary';
import { bruteProbabilities } from './learned-archive';
import { type ArchivedMatch, competitionIdOf } from './random-archive';

/** What matches are divided by, and what is followed in each part. */
export interface DividedBy {
  readonly column: string;
  readonly type: FilterType;
  readonly values: ShownValues;
  readonly selection: OddField | null;
  readonly learned: LearnedArchive;
  /** All matches, also those that aren't divided: what came before one follows from them. */
  readonly archive: readonly ArchivedMatch[];
}

/** A match's value in a column: of odds in whole hundredths or ten-thousandths; null = none. */
function valueOf(
  match: ArchivedMatch,
  { column, type, values, learned, archive }: DividedBy,
): string | number | null {
  const odds = type === 1 ? match.opening : match.closing;
  const { home_ht_score: hh, away_ht_score: ha, home_ft_score: fh, away_ft_score: fa } = match;
  const [year, month] = match.match_date.split('-').map(Number) as [number, number];
  if (isBeforeField(column)) return knownBefore(archive, match, column);
  if (isCodeField(column)) return odds[column];
  if (isOddField(column)) {
    if (values === 'price') return odds[column];
    const market = marketOf(column);
    const prices = market.columns.map(({ field }) => odds[field]);
    if (prices.includes(null)) return null;
    const chances = bruteProbabilities(
      prices.map((price) => price! / 100),
      market.winners,
      learned[type][market.key]?.current,
    );
    const chance = chances[market.columns.findIndex(({ field }) => field === column)]!;
    return Math.min(10_000, Math.round(chance * 10_000));
  }
  switch (column) {
    case 'season':
      return month >= 7 ? `${year}-${year + 1}` : `${year - 1}-${year}`;
    case 'month':
      return month;
    case 'weekday':
      return new Date(match.match_date).getUTCDay() || 7;
    case 'competition':
      return competitionIdOf(match);
    case 'total_goals':
      return fh === null || fa === null ? null : fh + fa;
    case 'ht_score':
      return hh === null || ha === null ? null : `${hh}-${ha}`;
    case 'ft_score':
      return fh === null || fa === null ? null : `${fh}-${fa}`;
    case 'ht_ft_result': {
      const [half, full] = [resultOf(hh, ha), resultOf(fh, fa)];
      return half && full && `${half}/${full}`;
    }
    default:
      return match[column as 'home_team' | 'home_ft_score'];
  }
}

/** Values of equal rank follow each other so: numbers by size, names as they fold, scores by goals. */
const orderOf = (value: string | number): string | number => {
  if (typeof value === 'number') return value;
  const goals = /^(\d+)-(\d+)$/.exec(value);
  return goals && value.length < 9 ? Number(goals[1]) * 100 + Number(goals[2]) : foldText(value);
};

const before = (a: string | number, b: string | number): number => (orderOf(a) < orderOf(b) ? -1 : 1);

function expectFigures(bucket: FacetBucket, matches: readonly ArchivedMatch[], by: DividedBy): void {
  if (by.selection === null) {
    expect(bucket).not.toHaveProperty('settled');
    return;
  }
  const { settled, hits, compared, compared_hits, implied } = bruteSelection(
    matches,
    by.type,
    by.selection,
    by.learned,
  );
  const { expected, ...counts } = bucket;
  expect(counts).toMatchObject({ settled, hits, compared, compared_hits });
  if (implied === null) expect(expected).toBeNull();
  else expect(Math.abs(expected! - implied)).toBeLessThan(1e-9);
}

function expectChance(facet: Facet, parts: readonly (readonly ArchivedMatch[])[], by: DividedBy): void {
  if (by.selection === null) {
    expect(facet).not.toHaveProperty('standing_out');
    return;
  }
  const compared = parts
    .map((matches) => bruteSelection(matches, by.type, by.selection!, by.learned))
    .filter((each) => each.compared >= 30)
    .map(standingOut);
  expect(facet).toMatchObject({
    compared_buckets: compared.length,
    standing_out: compared.filter(({ isOut }) => isOut).length,
  });
  expect(facet.expected_by_chance).toBeCloseTo(
    compared.reduce((sum, { chance }) => sum + chance, 0),
    6,
  );
}

/** Holds a facet against one made from its definition, match by match. */
export function expectFacet(facet: Facet, matches: readonly ArchivedMatch[], by: DividedBy): void {
  const valued = matches.map((match) => ({ match, value: valueOf(match, by) }));
  const known = valued.filter(({ value }) => value !== null);
  expect(facet).toMatchObject({
    column: by.column,
    total: matches.length,
    missing: matches.length - known.length,
  });
  const among = (holds: (value: string | number) => boolean): ArchivedMatch[] =>
    known.filter(({ value }) => holds(value!)).map(({ match }) => match);
  const inBuckets = facet.buckets.reduce((sum, bucket) => sum + bucket.matches, 0);
  expect(inBuckets + facet.others + facet.missing).toBe(facet.total);
  let parts: ArchivedMatch[][];
  if (facet.kind === 'ranges') {
    const unit = by.values === 'price' ? 100 : 10_000;
    const ranges = facet.buckets.map(({ low, high }) => ({
      low: Math.round(low! * unit),
      high: Math.round(high! * unit),
    }));
    for (const [at, { low, high }] of ranges.entries()) {
      expect([facet.buckets[at]!.low, facet.buckets[at]!.high]).toEqual([low / unit, high / unit]);
      expect(low).toBeLessThanOrEqual(high);
      expect(low).toBeGreaterThan(ranges[at - 1]?.high ?? -1);
    }
    expect(ranges.length).toBeLessThanOrEqual(24);
    expect(facet.others).toBe(0);
    const all = known.map(({ value }) => value as number);
    expect([ranges[0]?.low, ranges.at(-1)?.high]).toEqual(
      all.length === 0 ? [undefined, undefined] : [Math.min(...all), Math.max(...all)],
    );
    parts = ranges.map(({ low, high }) => among((value) => Number(value) >= low && Number(value) <= high));
  } else {
    const byValue = new Map<string | number, number>();
    for (const { value } of known) byValue.set(value!, (byValue.get(value!) ?? 0) + 1);
    const commonest = [...byValue].sort(([a, ofA], [b, ofB]) => ofB - ofA || before(a, b)).slice(0, 50);
    expect(facet.buckets.map(({ value, matches: count }) => [value, count])).toEqual(commonest);
    parts = commonest.map(([wanted]) => among((value) => value === wanted));
  }
  expect(facet.buckets.map((bucket) => bucket.matches)).toEqual(parts.map(({ length }) => length));
  for (const [at, bucket] of facet.buckets.entries()) {
    expectFigures(bucket, parts[at]!, by);
    if (by.column === 'competition')
      expect(parts[at]![0]).toMatchObject({
        country_name: bucket.country_name,
        competition_name: bucket.competition_name,
      });
  }
  expectChance(facet, parts, by);
}
