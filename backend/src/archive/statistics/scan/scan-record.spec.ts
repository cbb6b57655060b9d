import type { ScanSelection } from './comparison';
import { type DaySums, NO_SUMS, scanRecord, withSelection } from './scan-record';

const selection = (rate: number, implied: number, direction: 'above' | 'below' | null = null) =>
  ({ rate, implied, direction, price: 2 }) as ScanSelection;

/** A day of such selections; `won` of them won. */
const day = (of: ScanSelection, count: number, won: number): DaySums =>
  Array.from({ length: count }, (_, at) => at < won).reduce(
    (sums, isWon) => withSelection(sums, of, isWon),
    NO_SUMS,
  );

describe('the record of scans', () => {
  it('gives the past no weight where what came is what the price said', () => {
    const above = selection(0.6, 0.5, 'above');
    const { weight, weight_se } = scanRecord([day(above, 100, 50), day(above, 40, 20)]);
    expect(weight).toBeCloseTo(0, 6);
    expect(weight_se).toBeCloseTo(0, 6);
  });

  it('gives it all where what came is what the past said, half where it came half way', () => {
    const above = selection(0.6, 0.5, 'above');
    expect(scanRecord([day(above, 100, 60), day(above, 50, 30)]).weight).toBe(1);
    expect(scanRecord([day(above, 100, 55), day(above, 20, 11)]).weight).toBe(0.5);
  });

  it('states an error by how much days differ', () => {
    const above = selection(0.6, 0.5, 'above');
    // x = 0.1; of 100 each Σxy = 10 · 0.1 and -10 · 0.1, Σx² = 2: √2 ÷ 2
    const { weight, weight_se } = scanRecord([day(above, 100, 60), day(above, 100, 40)]);
    expect(weight).toBeCloseTo(0, 6);
    expect(weight_se).toBe(0.707107);
  });

  it('keeps apart what lay above, below and near, with mean shares and returns', () => {
    const record = scanRecord([
      day(selection(0.6, 0.5, 'above'), 40, 22),
      day(selection(0.3, 0.4, 'below'), 10, 4),
      day(selection(0.5, 0.5), 4, 0),
    ]);
    expect(record).toMatchObject({ days: 3 });
    expect(record.above).toMatchObject({
      n: 40,
      past_rate: 0.6,
      price_rate: 0.5,
      won_rate: 0.55,
      return_rate: 0.1,
    });
    expect(record.above.return_low).toBeLessThan(0.1);
    expect(record.above.won_high).toBeGreaterThan(0.55);
    expect(record.below).toMatchObject({ n: 10, past_rate: 0.3, won_rate: 0.4 });
    expect(record.rest).toMatchObject({ n: 4, won_rate: 0, return_rate: -1, return_low: -1 });
  });

  it('says nothing of nothing', () => {
    const none = {
      ...{ n: 0, past_rate: null, price_rate: null, won_rate: null, won_low: null, won_high: null },
      ...{ return_rate: null, return_low: null, return_high: null },
    };
    const empty = { above: none, below: none, rest: none, weight: null, weight_se: null };
    expect(scanRecord([])).toEqual({ days: 0, ...empty });
    expect(scanRecord([NO_SUMS, NO_SUMS])).toEqual({ days: 2, ...empty });
    // one day is no measure of how days differ
    expect(scanRecord([day(selection(0.6, 0.5), 30, 15)])).toMatchObject({ weight: null, weight_se: null });
  });
});
