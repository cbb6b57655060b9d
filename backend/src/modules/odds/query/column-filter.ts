import { tr } from '../../../common/locale/tr';
import { foldText } from '../../../common/text/fold';
import type { FilterColumn } from '../catalogue/filter-columns';
import { readDateFilter } from './date-filter';
import { readGoals, readIntegerFilter } from './integer-filter';
import type { Predicate } from './odds-query';
import { readPriceFilter } from './price-filter';
import { read, type Reading, unreadable } from './reading';
import { readResultFilter } from './result-filter';

/** Longest filter text that is read at all. */
export const MOST_FILTER_CHARACTERS = 100;

const isMissingWord = (text: string): boolean => foldText(text) === 'bos';

/**
 * Reads the filter text of one column.
 * @param text not empty after trimming
 */
export function readColumnFilter(column: FilterColumn, text: string): Reading<Predicate> {
  const written = text.trim();
  if (written.length > MOST_FILTER_CHARACTERS) return unreadable(tr.filters.tooLong);
  switch (column.kind) {
    case 'odd':
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      return asRange(column.field, readPriceFilter(written));
    case 'code':
      if (isMissingWord(written)) return read({ kind: 'missing', field: column.field });
      return asRange(column.field, readIntegerFilter(written));
    case 'integer':
      return asRange(column.field, readIntegerFilter(written));
    case 'score':
      return asRange(column.field, readGoals(written));
    case 'text': {
      const folded = foldText(written);
      return folded === ''
        ? unreadable(tr.filters.noLetters)
        : read({ kind: 'contains', field: column.field, text: folded });
    }
    case 'date': {
      const days = readDateFilter(written);
      return days.ok ? read({ kind: 'dates', field: column.field, ...days.value }) : days;
    }
    case 'ht_ft_result': {
      const result = readResultFilter(written);
      return result.ok ? read({ kind: 'half_full', field: column.field, ...result.value }) : result;
    }
  }
}

function asRange(
  field: Extract<Predicate, { kind: 'range' }>['field'],
  bounds: Reading<{ min: number; max: number }>,
): Reading<Predicate> {
  return bounds.ok ? read({ kind: 'range', field, ...bounds.value }) : bounds;
}
