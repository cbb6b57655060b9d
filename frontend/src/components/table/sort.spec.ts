import { GROUPS } from '../../testing/catalogue';
import { matchTable } from './match-table';
import { nextSort, sortableColumns, sortParams } from './sort';

const table = matchTable({ key: 'closing', title: 'Oranlar', groups: GROUPS, sortable: true });
const plain = matchTable({ key: 'bulletin', title: 'Bülten', groups: GROUPS });

describe('the order of a table', () => {
  it('goes from ascending to descending to the usual one, and begins again with another column', () => {
    const first = nextSort(null, 'ft_1_odd');
    const second = nextSort(first, 'ft_1_odd');
    expect([first, second, nextSort(second, 'ft_1_odd')]).toEqual([
      { column: 'ft_1_odd', order: 'asc' },
      { column: 'ft_1_odd', order: 'desc' },
      null,
    ]);
    expect(nextSort(second, 'ft_x_odd')).toEqual({ column: 'ft_x_odd', order: 'asc' });
  });

  it('is asked for by the parameter of its column', () => {
    const sort = { column: 'ft_1_odd', order: 'desc' } as const;
    for (const played of ['played', 'upcoming', 'all'] as const)
      expect(sortParams({ sort, played }, table)).toEqual({ sort: 'ft_1_odd', order: 'desc' });
  });

  it('is soonest first for upcoming matches and the usual one for others unless the visitor chose a column', () => {
    expect(sortParams({ sort: null, played: 'upcoming' }, table)).toEqual({ order: 'asc' });
    expect(sortParams({ sort: null, played: 'played' }, table)).toEqual({});
    expect(sortParams({ sort: null, played: 'all' }, table)).toEqual({});
    expect(sortParams({ sort: null, played: 'upcoming' }, plain)).toEqual({});
  });

  it('can be that of every column with one parameter', () => {
    const columns = sortableColumns(table).map(({ id }) => id);
    expect(columns).toContain('ht_ft_result');
    expect(columns).not.toContain('ft_score');
  });
});
