import { CODE_FIELDS, ODD_FIELDS } from '../../src/archive/catalogue/columns';
import { ALL_SOURCES } from '../../src/archive/catalogue/price-sources';
import type { Predicate, SimplePredicate } from '../../src/archive/question/odds-query';
import { WRITTEN_MATCH_FIELDS, type WrittenField } from '../../src/archive/question/written-value';
import { type ArchivedMatch, type Random } from './random-archive';

const TEXTS: Record<string, readonly string[]> = {
  match_date: ['2023', '-12-', '.01.2024', '12', '31.', '2024-01-0', '17.05'],
  match_time: ['19', ':30', '0', '23:59', '9:'],
  half_time: ['1-', '-0', '2-1', '0', '-'],
  full_time: ['1-', '-0', '2-1', '3', '-', '5-'],
  ft_result: ['1', 'x', '2', '3'],
  total_goals: ['0', '3', '1', '9'],
  ht_ft_result: ['1/', '/x', 'x/2', '/', '2/2'],
};

/** Part of a price: with or without the point, across it, at either end. */
const PRICE_TEXTS = ['1.', '.5', '1.8', '85', '0', '.', '12.3', '1.85', '655', '5.', '2.00', '99.9', 'x'];
const CODE_TEXTS = ['1', '7', '70', '123', '0', '.'];

/** Predicates that the odds list has no words for, of which most matches pass some. */
export function randomPredicate(
  random: Random,
  match: ArchivedMatch,
  competitions: readonly number[],
): Predicate {
  const form = random.below(12);
  if (form === 0) return { kind: 'not_match', id: match.id };
  if (form <= 2) {
    const ids = competitions.filter(() => random.chance(random.pick([0, 0.1, 0.5, 0.9])));
    return { kind: 'competition', ids };
  }
  if (form === 3) return { kind: 'source', mask: 1 + random.below(ALL_SOURCES) };
  if (form === 4) return { kind: 'played', wanted: random.chance(0.5) };
  const field: WrittenField = random.chance(0.5)
    ? random.pick(WRITTEN_MATCH_FIELDS)
    : random.pick(random.chance(0.8) ? ODD_FIELDS : CODE_FIELDS);
  const texts = TEXTS[field] ?? (field.endsWith('_code') ? CODE_TEXTS : PRICE_TEXTS);
  const written = (): SimplePredicate => ({ kind: 'written', field, text: random.pick(texts) });
  if (random.chance(0.7)) return written();
  return { kind: random.pick(['any', 'none'] as const), of: [written(), written()] };
}
