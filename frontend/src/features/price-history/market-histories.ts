import type { OddGroupDto, PriceHistoryDto } from '../../api/generated/wire';
import type { StepPoint, TimeSpan } from '../../components/charts/step-line';
import { tr } from '../../locale/tr';

/** How the price of one selection went. */
export interface SelectionHistory {
  column: string;
  title: string;
  points: StepPoint[];
}

/** A market of which at least one selection has a history. */
export interface MarketHistory {
  key: string;
  title: string;
  selections: SelectionHistory[];
  /** From the first to the last instant of the whole match: lines of all markets can be compared. */
  span: TimeSpan;
}

const HANDICAP = {
  key: 'hnd',
  title: tr.priceHistory.handicap,
  columns: [
    { field: 'hnd_1_odd', title: '1' },
    { field: 'hnd_x_odd', title: 'X' },
    { field: 'hnd_2_odd', title: '2' },
  ],
};

/** The histories of a match by market, in the order of the catalogue. */
export function marketHistories(
  { history }: PriceHistoryDto,
  groups: readonly OddGroupDto[],
): MarketHistory[] {
  const byColumn = new Map(
    history.map(({ column, points }) => [
      column,
      points.map(({ at, price }) => ({ at: Date.parse(at), value: price })),
    ]),
  );
  const instants = [...byColumn.values()].flat().map(({ at }) => at);
  const span: TimeSpan = [Math.min(...instants), Math.max(...instants)];
  return [...groups, HANDICAP].flatMap(({ key, title, columns }) => {
    const selections = columns.flatMap((column) => {
      const points = byColumn.get(column.field);
      return points ? [{ column: column.field, title: column.title, points }] : [];
    });
    return selections.length > 0 ? [{ key, title, selections, span }] : [];
  });
}

/** The prices that a history begins and ends with, and its extremes; null where it never had one. */
export function endsOf(points: readonly StepPoint[]) {
  const values = points.flatMap(({ value }) => value ?? []);
  if (values.length === 0) return null;
  return {
    first: values[0]!,
    last: values[values.length - 1]!,
    low: Math.min(...values),
    high: Math.max(...values),
  };
}

/** A market's histories as a table: a row for each instant at which something changed, newest first. */
export function historyRows({ selections }: MarketHistory): { at: number; prices: (number | null)[] }[] {
  const instants = new Set(selections.flatMap(({ points }) => points.map(({ at }) => at)));
  return [...instants]
    .sort((one, other) => other - one)
    .map((at) => ({
      at,
      prices: selections.map(({ points }) => points.findLast((point) => point.at <= at)?.value ?? null),
    }));
}
