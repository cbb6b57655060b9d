import { renderHook } from '@testing-library/react';
import { MARKET_GROUPS } from '../../testing/catalogue';
import { matchTable } from './match-table';
import { pinnable, usePinnedColumns } from './pinned-filters';

const table = matchTable({ key: 'closing', title: 'Oranlar', groups: MARKET_GROUPS });

describe('the filtered columns beside the teams', () => {
  it('stand in the order of the table, without the teams', () => {
    const names = new Set(['bts_no_odd', 'home_team', 'match_date', 'yok', 'ft_1_odd']);
    expect(pinnable(names, table)).toEqual(['match_date', 'ft_1_odd', 'bts_no_odd']);
  });

  it('are no more than there is room for', () => {
    const all = pinnable(new Set(table.columns.keys()), table);
    const width = all.reduce((sum, id) => sum + table.columns.get(id)!.width, 0);
    expect(all.length).toBeGreaterThan(2);
    expect(width).toBeLessThanOrEqual(360);
  });

  it('stay while their box is being written in, also empty, and go once it is left', () => {
    const hook = renderHook(({ filtered, written }) => usePinnedColumns(filtered, written, table), {
      initialProps: { filtered: ['ft_1_odd'], written: 'ft_1_odd' as string | null },
    });
    expect(hook.result.current).toEqual(['ft_1_odd']);
    hook.rerender({ filtered: [], written: 'ft_1_odd' });
    expect(hook.result.current).toEqual(['ft_1_odd']);
    hook.rerender({ filtered: [], written: null });
    expect(hook.result.current).toEqual([]);
  });
});
