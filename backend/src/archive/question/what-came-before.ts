import { isBeforeField } from '../catalogue/before-fields';
import type { OrderedSearch, Predicate } from './odds-query';

/** Whether a condition is about what came before a match. */
const isAboutBefore = (predicate: Predicate): boolean =>
  'of' in predicate
    ? predicate.of.some(isAboutBefore)
    : 'field' in predicate && isBeforeField(predicate.field);

/**
 * Whether what came before decides which matches a search finds, or their order: it follows from all other matches, no
 * database knows it.
 */
export const asksBefore = ({ predicates, sort }: OrderedSearch): boolean =>
  predicates.some(isAboutBefore) || (typeof sort === 'object' && sort !== null && isBeforeField(sort.field));

/** Whether values of what came before are wanted of each row. */
export const wantsBefore = (fields: readonly string[] | null | undefined): boolean =>
  fields?.some(isBeforeField) ?? false;
