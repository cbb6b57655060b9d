import { configureStore } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import {
  type Location,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { GROUPS } from '../../testing/catalogue';
import { matchTable } from './match-table';
import { filtersRefused, filterSettled, filterTyped, tableViewsSlice } from './table-views.slice';
import { type TableControls, useTableView } from './use-table-view';

const table = matchTable({ key: 'ratings', title: 'Reyting', groups: GROUPS, otherParams: ['mac'] });
const key = 'ratings';

/** A table at an address. */
function open(...addresses: string[]) {
  const store = configureStore({ reducer: { tableViews: tableViewsSlice.reducer } });
  const seen = {} as {
    controls: TableControls<unknown & object>;
    location: Location;
    navigate: NavigateFunction;
  };
  const asked: unknown[] = [];
  function Table() {
    Object.assign(seen, { controls: useTableView(table), location: useLocation(), navigate: useNavigate() });
    if (asked.at(-1) !== seen.controls.params) asked.push(seen.controls.params);
    return null;
  }
  const around = (child: ReactNode) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={addresses}>{child}</MemoryRouter>
    </Provider>
  );
  const { rerender } = render(around(<Table />));
  return {
    ...{ store, seen, asked },
    search: () => seen.location.search,
    view: () => store.getState().tableViews[key],
    /** Another table takes its place in one go. */
    replace: () => rerender(around(<Table key="other" />)),
  };
}

const settle = (id: string, text: string) => [
  filterTyped({ table: key, id, text }),
  filterSettled({ table: key, id, text, counts: true }),
];

describe('the view of a table and its address', () => {
  it('asks nothing before the address was read, and then what it says', () => {
    const { asked } = open('/?ft_1_odd=1.85&mac=9');
    expect(asked).toEqual([null, { ft_1_odd: '1.85' }]);
  });

  it('write what counts beside what the screen keeps there', () => {
    const { store, search } = open('/?mac=9&utm=x');
    act(() => settle('ft_1_odd', '1,8').forEach(store.dispatch));
    expect(search()).toBe('?mac=9&ft_1_odd=1,8');
  });

  it('leave what was typed alone when the screen changes its own part', () => {
    const { store, seen, view } = open('/?mac=9');
    act(() => void store.dispatch(filterTyped({ table: key, id: 'ft_1_odd', text: '1' })));
    act(() => void seen.navigate('/?mac=10'));
    expect(view().texts).toEqual({ ft_1_odd: '1' });
  });

  it('follow a step back without a new entry', () => {
    const { seen, view, search } = open('/?home_team=gala');
    act(() => void seen.navigate('/?home_team=fener'));
    const entry = seen.location.key;
    expect(view().applied).toEqual({ home_team: 'fener' });
    act(() => void seen.navigate(-1));
    expect(view().applied).toEqual({ home_team: 'gala' });
    act(() => void seen.navigate(1));
    expect([search(), seen.location.key]).toEqual(['?home_team=fener', entry]);
  });

  it('agree when a filter is refused while the router is on its way to it', () => {
    const { store, search, view, asked } = open('/?home_team=gala');
    act(() => {
      // effects of these run at once, the router's transition only afterwards
      flushSync(() => settle('ft_1_odd', 'bir').forEach(store.dispatch));
      flushSync(() => store.dispatch(filtersRefused({ table: key, wrong: { ft_1_odd: 'Okunamadı.' } })));
    });
    expect(search()).toBe('?home_team=gala');
    expect(view()).toMatchObject({ applied: { home_team: 'gala' }, wrong: { ft_1_odd: 'Okunamadı.' } });
    expect(asked.filter((params) => params !== null && 'ft_1_odd' in (params as object))).toHaveLength(1);
  });

  it('begin again when a table takes the place of another of its kind', () => {
    const { store, seen, replace, view, search } = open('/?mac=9');
    act(() => settle('ft_1_odd', '1,8').forEach(store.dispatch));
    act(() => {
      void seen.navigate('/?mac=10', { replace: true });
      replace();
    });
    expect(view()).toMatchObject({ opened: true, texts: {}, applied: {} });
    expect(search()).toBe('?mac=10');
  });
});
