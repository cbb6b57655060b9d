import { isBeforeField } from '../catalogue/before-fields';
import type { FacetColumn } from '../catalogue/facet-columns';
import type { OddField } from '../catalogue/odds-groups';
import type { OddsSearch, ShownValues } from '../question/odds-query';
import type { Facet } from '../statistics/facets/facet';
import { FacetBuilder } from '../statistics/facets/facet-builder';
import { ALL_MATCHES, type AnswerContext, searchNeeds } from './context';

/** How the matches of a search divide by one column, on which the search has no condition. */
export interface FacetQuestion extends OddsSearch {
  readonly column: FacetColumn;
  /** What columns of odds are divided by. */
  readonly values: ShownValues;
  /** What is followed in every bucket; null = nothing. */
  readonly selection: OddField | null;
}

export const facetNeeds = ({ type, predicates, column }: FacetQuestion): OddsSearch =>
  isBeforeField(column.field) ? ALL_MATCHES : searchNeeds({ type, predicates });

export function answerFacet(
  { type, predicates, column, values, selection }: FacetQuestion,
  { state, quotes, throwIfAborted }: AnswerContext,
): Facet {
  const hits = state.search({ type, predicates });
  throwIfAborted();
  const { vocabulary, before } = state;
  const divided = { vocabulary, before, quoted: quotes.of(type), values };
  return new FacetBuilder(hits, selection, divided).facet(column);
}
