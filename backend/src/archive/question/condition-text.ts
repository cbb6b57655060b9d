import { isOddField } from '../catalogue/columns';
import { type ColumnPredicate, NO_UPPER_BOUND, type NumberField } from './odds-query';
import { writtenNumber } from './written-value';

/** The filter text of a condition on one column: what is read from it is the same condition, whatever it was read from. */
export function conditionText(condition: ColumnPredicate): string {
  switch (condition.kind) {
    case 'range':
      return rangeText(condition.field, condition.min, condition.max);
    case 'probability':
      return percentText(condition.min, condition.max);
    case 'missing':
      return 'boş';
    case 'contains':
    case 'written':
      return condition.text;
    case 'dates':
      return `${condition.from}..${condition.to}`;
    case 'half_full':
      return `${condition.half}/${condition.full ?? ''}`;
  }
}

/** Two decimals make a number exact, a range is exact however it is written. */
function percentText(min: number, max: number): string {
  const written = (value: number): string => String(value / 100);
  if (min > max) return '%<0';
  if (max === NO_UPPER_BOUND) return `%>=${written(min)}`;
  return min === max ? `%=${written(min)}` : `%${written(min)}-${written(max)}`;
}

function rangeText(field: NumberField, min: number, max: number): string {
  const written = (value: number): string => writtenNumber(value, isOddField(field));
  if (min > max) return `<${written(0)}`;
  if (max === NO_UPPER_BOUND) return min === 0 ? `>=${written(0)}` : `>${written(min - 1)}`;
  return min === max ? written(min) : `${written(min)}-${written(max)}`;
}
