import type { OddField } from '../../../archive/catalogue/odds-groups';
import { readRequest } from '../../../archive/question/parse-odds-query';
import { parametersOf } from '../../../archive/question/question';
import type { Facet } from '../../../archive/statistics/facets/facet';
import { SMALL_SAMPLE } from '../../../archive/statistics/summary/odds-summary';
import type { ShownSelection } from '../../questions/asked-questions.service';
import { countedHash } from '../../questions/counting/counted-question';
import type { FacetRequest } from './facet-request';

/**
 * What a facet shows of its selection beside an expectation: one question for each part with enough matches, the same as if its
 * text stood in the column's box.
 * @param answer the facet as JSON
 * @param today `YYYY-MM-DD`, for filters that speak of it
 */
export function shownInFacet(
  { column, selection, question }: FacetRequest & { readonly selection: OddField },
  answer: Uint8Array,
  today: string,
): ShownSelection[] {
  const { buckets } = JSON.parse(Buffer.from(answer).toString()) as Facet;
  const others = parametersOf(question);
  return buckets
    .filter(({ compared = 0 }) => compared >= SMALL_SAMPLE)
    .map(({ text }) => {
      const asked = readRequest({ ...others, [column.field]: text }, {}, today);
      return { hash: countedHash(asked.question), selection };
    });
}
