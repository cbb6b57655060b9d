import type { Predicate } from './odds-query';
import { isPriceField, isWrittenMatchField, type WrittenField } from './written-value';

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** A filter text in the way that the values of its field are written. */
function asWritten(field: WrittenField, text: string): string {
  if (!isWrittenMatchField(field)) return isPriceField(field) ? withoutSpaces(text).replace(',', '.') : text;
  switch (field) {
    case 'match_time':
      return text.replace('.', ':');
    case 'half_time':
    case 'full_time':
      return withoutSpaces(text).replace(/[–—−:]/, '-');
    case 'ht_ft_result':
      return withoutSpaces(text);
    default:
      return text;
  }
}

/** The filter for values that contain a text as they are written, whatever the case. */
export const writtenFilter = (field: WrittenField, text: string): Predicate => ({
  kind: 'written',
  field,
  text: asWritten(field, text.toLowerCase()),
});
