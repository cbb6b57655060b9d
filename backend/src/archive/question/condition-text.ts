import { isSigned } from '../catalogue/before-fields';
import { isOddField } from '../catalogue/columns';
import { writeAlternatives } from './alternatives';
import { quotedName } from './name-filter';
import { type ColumnPredicate, NO_UPPER_BOUND, type NumberField, type SimplePredicate } from './odds-query';
import { priceComparisonText } from './price-comparison';
import { signedText } from './signed-filter';
import { writtenNumber } from './written-value';

/** The filter text of a condition on one column: what is read from it is the same condition, whatever it was read from. */
export const conditionText = (
  condition: ColumnPredicate,
  writeOne: (condition: SimplePredicate) => string = simpleText,
): string => writeAlternatives(condition, writeOne);

export function simpleText(condition: SimplePredicate): string {
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
    case 'named':
      return quotedName(condition.text);
    case 'against':
      return priceComparisonText(condition);
    case 'competition':
      return condition.ids.join(';');
    case 'season':
      return condition.last === null ? String(condition.first) : `${condition.first}-${condition.last}`;
    case 'weekday':
      return String(condition.weekday);
    case 'month':
      return String(condition.month);
    case 'times':
      return `${timeText(condition.from)}-${timeText(condition.to)}`;
    case 'score':
      return `${condition.home}-${condition.away}`;
    case 'won':
      return condition.field;
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
  if (isSigned(field)) return signedText(min, max);
  const written = (value: number): string => writtenNumber(value, isOddField(field));
  if (min > max) return `<${written(0)}`;
  if (max === NO_UPPER_BOUND) return min === 0 ? `>=${written(0)}` : `>${written(min - 1)}`;
  return min === max ? written(min) : `${written(min)}-${written(max)}`;
}

/** `HH:mm` of a minute of the day. */
const timeText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
