import { likelyArchive } from '../../../test/support/likely-archive';
import { randomLearned } from '../../../test/support/learned-archive';
import { Random } from '../../../test/support/random-archive';
import { stateOf } from '../../../test/support/test-archive';
import { marketOf, marketsOf } from '../catalogue/columns';
import type { OddField } from '../catalogue/odds-groups';
import { Calibration } from '../statistics/calibration/calibration';
import { alikeTo, type Basis, canBeAlike, shownProbability } from './likeness';
import { oddsValue } from './odds-row';
import { toProbabilityRow } from './probability-row';

const random = new Random(20_261_127);
const calibration = new Calibration(randomLearned(random));
const matches = likelyArchive(random, 200, ['ft', 'uo_25']);
const state = stateOf(matches);
const rowOf = (id: number) => state.row(state.placeOf(id)!, 2);
const COLUMNS: OddField[] = ['ft_1_odd', 'over_25_odd'];
const likeness = (basis: Basis, tolerance: number) => ({
  type: 2 as const,
  columns: COLUMNS,
  basis,
  tolerance,
});

describe('what makes two matches alike', () => {
  it('is what is shown: the probability that a row has on the wire', () => {
    let known = 0;
    for (const { id } of matches) {
      const row = rowOf(id);
      const wire = toProbabilityRow(row, 2, COLUMNS, calibration);
      for (const field of COLUMNS) {
        const shown = shownProbability(row, field, 2, calibration);
        expect(shown === null ? null : shown / 10_000).toBe(wire[field]);
        if (shown !== null) known += 1;
      }
    }
    expect(known).toBeGreaterThan(300);
  });

  it('are hundredths of prices, or tenths of a point of probability, either way', () => {
    for (const { id } of matches.slice(0, 50)) {
      const row = rowOf(id);
      for (const [basis, tolerance, reach] of [
        ['price', 5, 5],
        ['probability', 10, 100],
        ['probability', 5, 50],
      ] as const) {
        const values = COLUMNS.map((field) =>
          basis === 'price' ? oddsValue(row, field) : shownProbability(row, field, 2, calibration),
        );
        const predicates = alikeTo(row, likeness(basis, tolerance), calibration);
        if (values.includes(null)) expect(predicates).toBeNull();
        else
          expect(predicates).toEqual([
            ...COLUMNS.map((field, at) => ({
              kind: basis === 'price' ? 'range' : 'probability',
              field,
              min: values[at]! - reach,
              max: values[at]! + reach,
            })),
            { kind: 'played', wanted: true },
            { kind: 'not_match', id },
          ]);
      }
    }
  });

  it('needs the prices of the columns, or by probability those of their whole markets', () => {
    const seen = new Set<string>();
    for (const { id } of matches) {
      const row = rowOf(id);
      const has = (fields: readonly OddField[]) => fields.every((field) => oddsValue(row, field) !== null);
      const whole = marketsOf(['ft', 'uo_25']).every(({ columns }) => has(columns.map(({ field }) => field)));
      expect(COLUMNS.map((field) => marketOf(field).key)).toEqual(['ft', 'uo_25']);
      expect(canBeAlike(row, likeness('price', 0))).toBe(has(COLUMNS));
      expect(canBeAlike(row, likeness('probability', 0))).toBe(whole);
      seen.add(`${has(COLUMNS)} ${whole}`);
    }
    expect([...seen].sort()).toEqual(['false false', 'true false', 'true true']);
  });
});
