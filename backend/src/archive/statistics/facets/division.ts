import { isBeforeField } from '../../catalogue/before-fields';
import { marketOf } from '../../catalogue/columns';
import type { CalendarFacet, FacetColumn } from '../../catalogue/facet-columns';
import type { OddField } from '../../catalogue/odds-groups';
import { type BeforeColumns, beforeValue } from '../../columns/before-columns';
import type { Column } from '../../columns/cell-condition';
import { ranksBy } from '../../columns/cell-order';
import { dayOfNumber, monthOfNumber, seasonOfNumber, weekdayOfNumber } from '../../columns/kick-off';
import { MATCH_COLUMN, oddsColumn, valueOf } from '../../columns/layout';
import { halfFullOf, numberOfScores } from '../../columns/result-values';
import type { Vocabulary } from '../../columns/vocabulary';
import { valueText } from '../../question/bucket-text';
import { conditionText } from '../../question/condition-text';
import type { ShownValues } from '../../question/odds-query';
import type { QuotedMarket, QuotedMarkets } from '../calibration/quoted-markets';
import { tenThousandths } from '../calibration/shown-probability';
import type { FacetBucket } from './facet';

/** What a bucket is called. */
export type BucketName = Pick<
  FacetBucket,
  'value' | 'low' | 'high' | 'country_name' | 'competition_name' | 'text'
>;

/** The value that a cell stands for as a whole number, in the order of the values; 0 = none. */
type KeyOf = (cell: number) => number;

/** How a column divides matches. */
export type Division =
  | {
      readonly kind: 'values';
      readonly column: Column;
      /** Null = each cell is a value, 0 none. */
      readonly keyOf: KeyOf | null;
      /** By a cell of the value. */
      readonly nameOf: (cell: number) => BucketName;
    }
  /** By the quotes of a market, as their number is what a cell is here. */
  | {
      readonly kind: 'ranges';
      readonly quoted: QuotedMarket;
      readonly keyOf: KeyOf;
      /** By how much keys are higher than the whole numbers that they stand for. */
      readonly offset: 0 | 1;
      readonly nameOf: (low: number, high: number) => BucketName;
    };

/** What is divided, and what columns of odds are divided by. */
export interface Divided {
  readonly vocabulary: Vocabulary;
  readonly before: BeforeColumns;
  /** Of the set of odds that is asked for. */
  readonly quoted: QuotedMarkets;
  readonly values: ShownValues;
}

/** The division that a column means. */
export function divisionBy(column: FacetColumn, divided: Divided): Division {
  const { vocabulary, before, quoted, values } = divided;
  const { teams, leagues, results } = vocabulary;
  const by = (
    of: Column,
    keyOf: KeyOf | null,
    shown: (cell: number) => string | number,
    more: (cell: number) => Partial<BucketName> = () => ({}),
  ): Division => ({
    kind: 'values',
    column: of,
    keyOf,
    nameOf: (cell) => ({ value: shown(cell), ...more(cell), text: valueText(column, shown(cell)) }),
  });
  const { league, date, result } = MATCH_COLUMN;
  const scoresOf = (cell: number) => results.entries[cell]!.scores;
  switch (column.kind) {
    case 'odd':
      return inRanges(column.field, quoted.of(marketOf(column.field)), values);
    case 'code':
      return by(oddsColumn(column.field, quoted.type), null, (cell) => valueOf(column.field, cell)!);
    case 'integer':
    case 'score': {
      const { field } = column;
      if (isBeforeField(field))
        return by({ of: (segment) => before.column(segment, field) }, null, (cell) => beforeValue(cell)!);
      return by(result, ranked(vocabulary, field), (cell) => numberOfScores(field, scoresOf(cell))!);
    }
    case 'written_score': {
      const goalsOf = (cell: number) => {
        const { hh, ha, fh, fa } = scoresOf(cell);
        return column.field === 'ht_score' ? [hh, ha] : [fh, fa];
      };
      const keyOf = (cell: number): number => {
        const [home, away] = goalsOf(cell) as [number | null, number | null];
        return home === null || away === null ? 0 : 1 + home * 100 + away;
      };
      return by(result, keyOf, (cell) => goalsOf(cell).join('-'));
    }
    case 'ht_ft_result':
      return by(result, ranked(vocabulary, column.field), (cell) => {
        const { half, full } = halfFullOf(scoresOf(cell))!;
        return `${half}/${full}`;
      });
    case 'text':
      switch (column.field) {
        case 'country_name':
          return by(league, ranked(vocabulary, column.field), (cell) => leagues.entries[cell]!.country);
        case 'competition_name':
          return by(league, ranked(vocabulary, column.field), (cell) => leagues.entries[cell]!.name);
        default:
          return by(
            MATCH_COLUMN[column.field],
            ranked(vocabulary, column.field),
            (cell) => teams.entries[cell]!.name,
          );
      }
    case 'date':
      return by(date, null, dayOfNumber);
    case 'calendar':
      return by(date, KEYS_OF_DAYS[column.field], (cell) => {
        const key = KEYS_OF_DAYS[column.field](cell);
        return column.field === 'season' ? `${key}-${key + 1}` : key;
      });
    case 'competition': {
      const ids = leagues.entries.map(({ id }) => id);
      const keys = numbersOf(ids);
      return by(
        league,
        (cell) => keys.get(ids[cell]!)!,
        (cell) => ids[cell]!,
        (cell) => {
          const { country, name } = leagues.entries[cell]!;
          return { country_name: country, competition_name: name };
        },
      );
    }
  }
}

/** Numbers in their order from 1 on. */
const numbersOf = (values: readonly number[]): ReadonlyMap<number, number> =>
  new Map([...new Set(values)].sort((a, b) => a - b).map((value, at) => [value, at + 1]));

/** By day, see `dayNumber`. */
const KEYS_OF_DAYS: Record<CalendarFacet, KeyOf> = {
  season: seasonOfNumber,
  month: monthOfNumber,
  weekday: weekdayOfNumber,
};

function ranked(vocabulary: Vocabulary, field: Parameters<typeof ranksBy>[1]): KeyOf {
  const ranks = ranksBy(vocabulary, field);
  return (cell) => ranks[cell]!;
}

/** By hundredths of a price, or ten-thousandths of a probability. */
function inRanges(field: OddField, quoted: QuotedMarket, values: ShownValues): Division {
  const { quotes, values: worth } = quoted;
  const selection = marketOf(field).columns.findIndex((each) => each.field === field);
  const { cells, width, selections } = quotes;
  if (values === 'price') {
    return {
      kind: 'ranges',
      quoted,
      offset: 0,
      keyOf: (quote) => cells[quote * width + selection]!,
      nameOf: (min, max) => ({
        low: min / 100,
        high: max / 100,
        text: conditionText({ kind: 'range', field, min, max }),
      }),
    };
  }
  return {
    kind: 'ranges',
    quoted,
    keyOf: (quote) =>
      worth.whole[quote] === 1 ? tenThousandths(worth.probabilities[quote * selections + selection]!) + 1 : 0,
    offset: 1,
    nameOf: (min, max) => ({
      low: min / 10_000,
      high: max / 10_000,
      text: conditionText({ kind: 'probability', field, min, max }),
    }),
  };
}
