import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { isSigned } from '../catalogue/before-fields';
import { oddFieldNamed } from '../catalogue/columns';
import { FILTER_COLUMNS, type FilterColumn } from '../catalogue/filter-columns';
import { ODDS_GROUPS, type OddField } from '../catalogue/odds-groups';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { readAlternatives, readNames } from './alternatives';
import { readDateFilter } from './date-filter';
import type { FilterTable } from './filter-table';
import { readGoals, readIntegerFilter } from './number-filter';
import { conditionText } from './condition-text';
import { MATCH_FILTERS } from './match-filters';
import { readName } from './name-filter';
import type { ColumnPredicate, SimplePredicate } from './odds-query';
import { isPercentText, readPercentFilter } from './percent-filter';
import { isPriceComparison, readPriceComparison } from './price-comparison';
import { readPriceFilter } from './price-filter';
import { read, type Reading, unreadable } from './reading';
import { readSignedFilter } from './signed-filter';
import type { ResultLetter } from '../catalogue/settlement';

const isMissingWord = (text: string): boolean => foldText(text) === 'bos';

/**
 * Reads the filter text of one column.
 * @param written trimmed and not empty
 * @param today `YYYY-MM-DD`
 * @param named the column of odds that a name in a filter text means
 */
export function readColumnFilter(
  column: FilterColumn,
  written: string,
  today: string,
  named = oddFieldNamed,
): Reading<ColumnPredicate> {
  if (column.kind === 'text') return readNames(written, (name) => readName(column.field, name));
  return readAlternatives(written, (text) => readOne(column, text, today, named));
}

/** Reads one alternative of a column that holds no names. */
export function readOne(
  column: Exclude<FilterColumn, { kind: 'text' }>,
  written: string,
  today: string,
  named: (name: string) => OddField | null,
): Reading<SimplePredicate> {
  switch (column.kind) {
    case 'odd':
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      if (isPercentText(written)) {
        const bounds = readPercentFilter(written);
        return bounds.ok ? read({ kind: 'probability', field: column.field, ...bounds.value }) : bounds;
      }
      if (isPriceComparison(written)) {
        const comparison = readPriceComparison(column.field, written, named);
        return comparison.ok ? read({ kind: 'against', ...comparison.value }) : comparison;
      }
      return asRange(column.field, readPriceFilter(written));
    case 'code':
    case 'integer': {
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      const readText = isSigned(column.field) ? readSignedFilter : readIntegerFilter;
      return asRange(column.field, readText(written));
    }
    case 'score':
      return asRange(column.field, readGoals(written));
    case 'date':
      return readDates(written, today);
    case 'ht_ft_result': {
      const result = readResultFilter(written);
      return result.ok ? read({ kind: 'half_full', field: column.field, ...result.value }) : result;
    }
  }
}

/** The matches of the days that a text names. */
export function readDates(written: string, today: string): Reading<SimplePredicate> {
  const days = readDateFilter(written, today);
  return days.ok ? read({ kind: 'dates', field: 'match_date', ...days.value }) : days;
}

function asRange(
  field: Extract<SimplePredicate, { kind: 'range' }>['field'],
  bounds: Reading<{ min: number; max: number }>,
): Reading<SimplePredicate> {
  return bounds.ok ? read({ kind: 'range', field, ...bounds.value }) : bounds;
}

/** The filters of the odds tables. */
export const ODDS_FILTERS: FilterTable<ColumnPredicate> = {
  filters: new Map<string, (text: string, today: string) => Reading<ColumnPredicate>>([
    ...[...FILTER_COLUMNS].map(
      ([name, column]) =>
        [name, (text: string, today: string) => readColumnFilter(column, text, today)] as const,
    ),
    ...Object.entries(MATCH_FILTERS),
  ]),
  shown: new Set([
    ...ROW_FIELDS,
    ...ODDS_GROUPS.flatMap(({ columns }): string[] => columns.map(({ field }) => field)),
  ]),
  write: conditionText,
};

/** A half-time result and the full-time result, null = any. */
export interface HalfFull {
  readonly half: ResultLetter;
  readonly full: ResultLetter | null;
}

/**
 * Reads the filter text of the half-time/full-time result: `1/X`, `x/1`, or `1/` for any full-time result; coupons write 0
 * for X.
 */
export function readResultFilter(text: string): Reading<HalfFull> {
  const parts = /^([12x0])\s*\/\s*([12x0])?$/i.exec(text);
  if (!parts) return unreadable(tr.filters.notResult);
  const [half, full] = parts
    .slice(1)
    .map((letter) => letter?.toUpperCase().replace('0', 'X') as ResultLetter | undefined);
  return read({ half: half!, full: full ?? null });
}
