import { act, renderHook } from '@testing-library/react';
import { MARKET_GROUPS } from '../../testing/catalogue';
import type { FilterParams } from './filter-text';
import { groupsWithoutPrice, useEmptyGroups } from './empty-groups';
import { matchTable } from './match-table';

type Row = { id: number } & Record<string, unknown>;

const table = matchTable<Row>({ key: 'closing', title: 'Oranlar', groups: MARKET_GROUPS });
const row = (prices: object): Row => ({ id: 1, ...prices });

describe('the groups without a price', () => {
  it('are those of prices of which no row has one', () => {
    const rows = [row({ ft_1_odd: 1.8, htft_1x_odd: null }), row({ bts_no_odd: 2, ft_code: 7 })];
    expect(groupsWithoutPrice(table.groups, rows)).toEqual(['uo_25', 'htft', 'cs']);
  });

  it('count a code for nothing', () =>
    expect(groupsWithoutPrice(table.groups, [row({ ft_code: 641 })])).toContain('ft'));

  it('stay the same while more rows come, and until the rows of another question are there', () => {
    const first = { rows: [row({ ft_1_odd: 1.8 })], pending: false, stale: false };
    const asked = { ft_1_odd: '1,8' };
    const hook = renderHook(({ found, params }) => useEmptyGroups(table, found, params), {
      initialProps: { found: { ...first, rows: [] as Row[], pending: true }, params: asked as FilterParams },
    });
    const now = (found: object, params: FilterParams) => {
      act(() => hook.rerender({ found: { ...first, ...found }, params }));
      return hook.result.current;
    };
    const others: FilterParams = { bts_no_odd: '2' };
    const both = [row({ ft_1_odd: 1.8 }), row({ bts_no_odd: 2 })];
    expect(hook.result.current).toEqual([]);
    const decided = now({}, asked);
    expect(decided).toEqual(['uo_25', 'htft', 'bts', 'cs']);
    expect(now({ rows: both }, asked)).toBe(decided);
    expect(now({ stale: true }, others)).toBe(decided);
    expect(now({ rows: [] }, others)).toBe(decided);
    expect(now({ rows: both }, others)).toEqual(['uo_25', 'htft', 'cs']);
  });

  it('are those of the last visit until the first rows are there', () => {
    const asked: FilterParams = {};
    const open = () =>
      renderHook((found) => useEmptyGroups(table, found, asked), {
        initialProps: { rows: [] as Row[], pending: true, stale: false },
      });
    const first = open();
    first.rerender({ rows: [row({ ft_1_odd: 1.8 })], pending: false, stale: false });
    first.unmount();
    const second = open();
    expect(second.result.current).toEqual(['uo_25', 'htft', 'bts', 'cs']);
    second.rerender({ rows: [row({ ft_1_odd: 1.8, bts_no_odd: 2 })], pending: false, stale: false });
    expect(second.result.current).toEqual(['uo_25', 'htft', 'cs']);
    second.unmount();
    expect(open().result.current).toEqual(['uo_25', 'htft', 'cs']);
  });

  it('are not looked for in a table whose boxes filter what is loaded', () => {
    const local = { ...table, local: true };
    const found = { rows: [row({})], pending: false, stale: false };
    expect(renderHook(() => useEmptyGroups(local, found, {})).result.current).toEqual([]);
  });
});
