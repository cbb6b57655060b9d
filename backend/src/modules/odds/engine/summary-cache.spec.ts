import type { Predicate } from '../query/odds-query';
import type { OddsSummary } from '../summary/odds-summary';
import { SummaryCache, type SummaryQuery } from './summary-cache';

const priced = (min: number): Predicate => ({ kind: 'range', field: 'ft_1_odd', min, max: 200 });
const query = (min: number, type: 1 | 2 = 2, groups: string[] | null = null): SummaryQuery => ({
  type,
  predicates: [priced(min)],
  groups,
});

describe('the summary cache', () => {
  let cache: SummaryCache;
  let made: number;
  const make = (): Promise<OddsSummary> =>
    Promise.resolve({ total: ++made, settled: 0, sources: [], selections: [] });
  const total = async (asked: SummaryQuery, version = 1) => (await cache.get(asked, version, make)).total;

  beforeEach(() => {
    cache = new SummaryCache();
    made = 0;
  });

  it('makes a summary once, also for those who ask while it is made', async () => {
    const asked = [query(150), query(150), query(150)].map((each) => cache.get(each, 1, make));
    expect((await Promise.all(asked)).map((summary) => summary.total)).toEqual([1, 1, 1]);
    expect(await total(query(150))).toBe(1);
  });

  it('tells queries apart by predicates, set of odds and groups, and by nothing else', async () => {
    expect(await total(query(150))).toBe(1);
    expect(await total(query(151))).toBe(2);
    expect(await total(query(150, 1))).toBe(3);
    expect(await total(query(150, 2, ['ft']))).toBe(4);
    const paged = { ...query(150), page: 7, perPage: 3, fields: null };
    expect(await total(paged)).toBe(1);
  });

  it('forgets everything when the archive has changed', async () => {
    expect(await total(query(150))).toBe(1);
    expect(await total(query(150), 2)).toBe(2);
  });

  it('keeps the two hundred asked for last', async () => {
    for (let min = 0; min < 200; min++) await total(query(min));
    expect(await total(query(0))).toBe(1);
    expect(await total(query(1_000))).toBe(201);
    expect(await total(query(0))).toBe(1);
    expect(await total(query(1))).toBe(202);
  });

  it('does not keep a failure', async () => {
    await expect(cache.get(query(150), 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await total(query(150))).toBe(1);
  });
});
