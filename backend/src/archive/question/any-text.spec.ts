import { parseOddsQuery } from '../../../test/support/parse-odds-query';
import { TODAY } from '../../../test/support/today';

describe('filters', () => {
  it('never break on any text, and always answer with a predicate or a sentence', () => {
    const pieces = [
      '1',
      '9',
      '.',
      ',',
      '-',
      '–',
      '..',
      '±',
      '~',
      '=',
      '>',
      '<',
      '/',
      'x',
      'X',
      '2024',
      ' ',
      '\u00a0',
      'ş',
      'boş',
      '\u0000',
      '😀',
      '\ud800',
      '%',
      "'",
      '\\',
    ];
    let seed = 20240517;
    const random = (below: number) => (seed = (seed * 48271) % 2147483647) % below;
    for (let round = 0; round < 4_000; round++) {
      const text = Array.from({ length: 1 + random(7) }, () => pieces[random(pieces.length)]).join('');
      for (const field of [
        'ft_1_odd',
        'ft_code',
        'total_goals',
        'home_ft_score',
        'home_team',
        'match_date',
        'ht_ft_result',
      ]) {
        const parsed = parseOddsQuery({ [field]: text }, TODAY);
        if (!parsed.ok) {
          expect(Object.keys(parsed.errors)).toEqual([field]);
          expect(parsed.errors[field]!.length).toBeGreaterThan(10);
          continue;
        }
        expect(parsed.query.predicates).toHaveLength(text.trim() === '' ? 0 : 1);
        const [predicate] = parsed.query.predicates;
        if (predicate?.kind === 'range') {
          expect(Number.isInteger(predicate.min) && Number.isInteger(predicate.max)).toBe(true);
          expect(predicate.min).toBeGreaterThanOrEqual(0);
          expect(predicate.max).toBeLessThanOrEqual(2147483647);
        }
      }
    }
  });
});
