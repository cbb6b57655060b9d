import { Random } from '../../../test/support/random-archive';
import type { CellCondition } from './cell-condition';
import { rowsOfDays } from './days';
import { COLUMN_COUNT, MATCH_COLUMN } from './layout';
import { scan } from './scan';
import { Segment } from './segment';
import { SegmentBuilder } from './segment-builder';

const SEED = 20261123;
const ROWS = 400;
const DATE = MATCH_COLUMN.date;
const PRICE = COLUMN_COUNT - 1;

/** Rows of falling days, many on the same one, none on day 50. */
function newestFirst(random: Random): Segment {
  const builder = new SegmentBuilder(ROWS);
  const cells = new Uint32Array(COLUMN_COUNT);
  const days = Array.from({ length: ROWS }, () => 10 + random.below(80)).map((day) =>
    day === 50 ? 51 : day,
  );
  for (const [at, day] of days.sort((a, b) => b - a).entries()) {
    cells[DATE] = day;
    cells[PRICE] = 100 + random.below(50);
    builder.add(ROWS - at, cells);
  }
  return new Segment(builder.finish());
}

describe('the rows of some days', () => {
  it(`are those that looking at each row finds (seed ${SEED})`, () => {
    const random = new Random(SEED);
    const segment = newestFirst(random);
    const scratch = new Uint32Array(ROWS);
    let found = 0;
    for (let round = 0; round < 1_000; round++) {
      const between = (column: number, from: number, span: number): CellCondition => {
        const low = from + random.below(span);
        return { kind: 'between', column, low, high: low + random.below(span) - 5 };
      };
      const conditions = [
        ...Array.from({ length: random.below(3) }, () => between(DATE, -10, 110)),
        ...Array.from({ length: random.below(3) }, () => between(PRICE, 90, 60)),
      ];
      const { rows, others } = rowsOfDays(segment, conditions);
      expect(others).toEqual(conditions.filter((each) => 'column' in each && each.column === PRICE));
      const positions = [...scan(segment, others, scratch, rows)];
      expect({ round, conditions, found: positions }).toEqual({
        ...{ round, conditions },
        found: [...scan(segment, conditions, new Uint32Array(ROWS))],
      });
      if (positions.length > 0) found += 1;
    }
    expect(found).toBeGreaterThan(200);
  });

  it('are all of them without a condition on the day, and none of an empty segment', () => {
    const segment = newestFirst(new Random(SEED));
    const price: CellCondition = { kind: 'between', column: PRICE, low: 1, high: 9 };
    expect(rowsOfDays(segment, [price])).toEqual({ rows: { from: 0, to: ROWS }, others: [price] });
    const day: CellCondition = { kind: 'between', column: DATE, low: 50, high: 50 };
    const { rows } = rowsOfDays(segment, [day]);
    expect(rows.to - rows.from).toBe(0);
    expect(rowsOfDays(new Segment(new SegmentBuilder(0).finish()), [day]).rows).toEqual({ from: 0, to: 0 });
  });

  it('of one day stand side by side', () => {
    const segment = newestFirst(new Random(SEED));
    const { from, to } = rowsOfDays(segment, [{ kind: 'between', column: DATE, low: 51, high: 51 }]).rows;
    const days = [...segment.column(DATE)!.subarray(0, ROWS)];
    expect([from, to]).toEqual([days.indexOf(51), days.lastIndexOf(51) + 1]);
  });
});
