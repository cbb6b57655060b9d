import { ODD_COLUMNS, ODD_MARKETS } from '../../src/archive/catalogue/columns';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import type { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { pricesOf } from './brute-analysis';
import { type ArchivedMatch, scoresOf } from './random-archive';

export const FULL: OddField[] = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'];
const HALF: OddField[] = ['ht_1_odd', 'ht_x_odd', 'ht_2_odd'];
const SECOND: OddField[] = ['sh_1_odd', 'sh_x_odd', 'sh_2_odd'];
const TOTAL: OddField[] = ['under_25_odd', 'over_25_odd'];

/** What a rating compares: prices in hundredths, or probabilities in ten-thousandths. */
export interface Compared {
  readonly columns: readonly OddField[];
  readonly basis: 'price' | 'probability';
}

const byPrice: Record<string, OddField[]> = {
  'Maç Sonucu': FULL,
  'Maç Sonucu + 2,5 Alt/Üst': [...FULL, ...TOTAL],
  'İlk Yarı + Maç Sonucu': [...HALF, ...FULL],
  'İlk Yarı + İkinci Yarı + Maç Sonucu': [...HALF, ...SECOND, ...FULL],
  'Maç Sonucu + 2,5 + 3,5 Alt/Üst': [...FULL, ...TOTAL, 'under_35_odd', 'over_35_odd'],
};

/** The ratings that a new site has, by label. */
export const RECIPES: Record<string, Compared> = Object.fromEntries(
  Object.entries(byPrice).flatMap(([label, columns]) => [
    [label, { columns, basis: 'price' } as const],
    [`${label} · aynı olasılık`, { columns, basis: 'probability' } as const],
  ]),
);

const known = new WeakMap<Calibration, WeakMap<ArchivedMatch, Map<string, (number | null)[]>>>();

/** What is compared of a match, by column; null where it isn't known. */
export function comparedValues(
  match: ArchivedMatch,
  set: 'opening' | 'closing',
  compared: Compared,
  calibration: Calibration,
): (number | null)[] {
  const ofMatches = known.get(calibration) ?? new WeakMap<ArchivedMatch, Map<string, (number | null)[]>>();
  known.set(calibration, ofMatches);
  const ofMatch = ofMatches.get(match) ?? new Map<string, (number | null)[]>();
  ofMatches.set(match, ofMatch);
  const key = `${set} ${compared.basis} ${compared.columns.join()}`;
  const values = ofMatch.get(key) ?? workedOut(match, set, compared, calibration);
  ofMatch.set(key, values);
  return values;
}

function workedOut(
  match: ArchivedMatch,
  set: 'opening' | 'closing',
  { columns, basis }: Compared,
  calibration: Calibration,
): (number | null)[] {
  const type = set === 'opening' ? 1 : 2;
  return columns.map((column) => {
    if (basis === 'price') return match[set][column];
    const market = ODD_MARKETS.find((each) => each.columns.some(({ field }) => field === column))!;
    const prices = pricesOf(match, type, market);
    if (prices === null) return null;
    const all = calibration.market(type, market.key).probabilities(prices);
    return Math.round(10_000 * all[market.columns.findIndex(({ field }) => field === column)]!);
  });
}

/**
 * The played matches that are near, found by looking at every match.
 * @param tolerance hundredths of a price, tenths of a point of probability
 */
export function alike(
  archive: readonly ArchivedMatch[],
  match: ArchivedMatch,
  set: 'opening' | 'closing',
  compared: Compared,
  tolerance: number,
  calibration: Calibration,
): ArchivedMatch[] {
  const key = (each: ArchivedMatch) => `${each.match_date} ${each.match_time ?? ''}`;
  const reach = compared.basis === 'price' ? tolerance : tolerance * 10;
  const mine = comparedValues(match, set, compared, calibration);
  return archive
    .filter((other) => {
      if (other.id === match.id || other.home_ft_score === null || other.away_ft_score === null) return false;
      const its = comparedValues(other, set, compared, calibration);
      return mine.every(
        (each, at) => each !== null && its[at]! !== null && Math.abs(each - its[at]!) <= reach,
      );
    })
    .sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
}

/** Names in a rating's row of the prices that it shows. */
const ROW_NAMES: Record<string, string> = {
  ...Object.fromEntries([...FULL, ...SECOND].map((column) => [column, column])),
  ...Object.fromEntries(HALF.map((column) => [column, column.replace('ht', 'fh')])),
  under_25_odd: 'ft_u_25_odd',
  over_25_odd: 'ft_o_25_odd',
  under_35_odd: 'ft_u_35_odd',
  over_35_odd: 'ft_o_35_odd',
};

/** The selections that the catalogue settles as won, under the names of a rating's row. */
export const winnersByCatalogue = (match: ArchivedMatch): string[] =>
  ODD_COLUMNS.filter(({ settle }) => settle(scoresOf(match)) === true).flatMap(
    ({ field }) => ROW_NAMES[field] ?? [],
  );
