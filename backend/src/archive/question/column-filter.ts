import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { FILTER_COLUMNS, type FilterColumn } from '../catalogue/filter-columns';
import { ODDS_GROUPS } from '../catalogue/odds-groups';
import { ROW_FIELDS } from '../catalogue/row-fields';
import { readDateFilter } from './date-filter';
import type { FilterTable } from './filter-table';
import { readGoals, readIntegerFilter } from './number-filter';
import { conditionText } from './condition-text';
import type { ColumnPredicate } from './odds-query';
import { isPercentText, readPercentFilter } from './percent-filter';
import { readPriceFilter } from './price-filter';
import { read, type Reading, unreadable } from './reading';
import type { ResultLetter } from '../catalogue/settlement';

const isMissingWord = (text: string): boolean => foldText(text) === 'bos';

/**
 * Reads the filter text of one column.
 * @param written trimmed and not empty
 * @param today `YYYY-MM-DD`
 */
export function readColumnFilter(
  column: FilterColumn,
  written: string,
  today: string,
): Reading<ColumnPredicate> {
  switch (column.kind) {
    case 'odd':
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      if (isPercentText(written)) {
        const bounds = readPercentFilter(written);
        return bounds.ok ? read({ kind: 'probability', field: column.field, ...bounds.value }) : bounds;
      }
      return asRange(column.field, readPriceFilter(written));
    case 'code':
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      return asRange(column.field, readIntegerFilter(written));
    case 'integer':
      return asRange(column.field, readIntegerFilter(written));
    case 'score':
      return asRange(column.field, readGoals(written));
    case 'text': {
      const part = readNamePart(written);
      return part.ok ? read({ kind: 'contains', field: column.field, text: part.value }) : part;
    }
    case 'date':
      return readDates(written, today);
    case 'ht_ft_result': {
      const result = readResultFilter(written);
      return result.ok ? read({ kind: 'half_full', field: column.field, ...result.value }) : result;
    }
  }
}

/** The matches of the days that a text names. */
export function readDates(written: string, today: string): Reading<ColumnPredicate> {
  const days = readDateFilter(written, today);
  return days.ok ? read({ kind: 'dates', field: 'match_date', ...days.value }) : days;
}

/** A part of a name, folded. */
export function readNamePart(written: string): Reading<string> {
  const folded = foldText(written);
  return folded === '' ? unreadable(tr.filters.noLetters) : read(folded);
}

function asRange(
  field: Extract<ColumnPredicate, { kind: 'range' }>['field'],
  bounds: Reading<{ min: number; max: number }>,
): Reading<ColumnPredicate> {
  return bounds.ok ? read({ kind: 'range', field, ...bounds.value }) : bounds;
}

/** The filters of the odds tables. */
export const ODDS_FILTERS: FilterTable<ColumnPredicate> = {
  filters: new Map(
    [...FILTER_COLUMNS].map(([name, column]) => [
      name,
      (text: string, today: string) => readColumnFilter(column, text, today),
    ]),
  ),
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

/** Reads the filter text of the half-time/full-time result: `1/X`, `x/1`, or `1/` for any full-time result. */
export function readResultFilter(text: string): Reading<HalfFull> {
  const parts = /^([12x])\s*\/\s*([12x])?$/i.exec(text);
  if (!parts) return unreadable(tr.filters.notResult);
  const [half, full] = parts.slice(1).map((letter) => letter?.toUpperCase() as ResultLetter | undefined);
  return read({ half: half!, full: full ?? null });
}
