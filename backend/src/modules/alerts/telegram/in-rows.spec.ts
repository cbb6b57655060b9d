import { alerted, fitting } from '../../../../test/support/alerted';
import { inRows } from './in-rows';

describe('a message in the rows of the queue', () => {
  const matches = (from: number, count: number) =>
    Array.from({ length: count }, (_, at) => alerted(from + at, { home: `Beşiktaş ${'ğ'.repeat(at % 30)}` }));

  it('is one where it is small', () => {
    const message = { filters: [fitting(matches(1, 3)), fitting(matches(4, 2), { filterId: 2 })] };
    expect(inRows(message)).toEqual([message]);
  });

  it('is several where it is too large for one, and nothing is lost or told twice', () => {
    const filters = [fitting(matches(1, 40)), fitting(matches(41, 25), { filterId: 2, name: 'İkinci' })];
    const rows = inRows({ filters }, 3_000);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) expect(Buffer.byteLength(JSON.stringify(row))).toBeLessThanOrEqual(3_000);
    const told = rows.flatMap((row) =>
      row.filters.flatMap((filter) => filter.matches.map(({ id }) => [filter.filterId, id])),
    );
    expect(told).toEqual(filters.flatMap((filter) => filter.matches.map(({ id }) => [filter.filterId, id])));
  });

  it('is none without matches', () => {
    expect(inRows({ filters: [fitting([])] })).toEqual([]);
  });
});
