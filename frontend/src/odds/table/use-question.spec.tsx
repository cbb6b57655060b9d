import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Provider } from 'react-redux';
import {
  type Location,
  BrowserRouter,
  MemoryRouter,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { GROUPS } from '../../testing/catalogue';
import { matchTable } from './match-table';
import { FIRST_QUESTION } from './question';
import { hiddenGroups } from './stored-groups';
import {
  filterApplied,
  filterChosen,
  filtersCleared,
  filtersRefused,
  filterTyped,
  questionAsked,
  tableSlice,
} from './table.slice';
import { type TableControls, useQuestion } from './use-question';

const BEFORE = { ...GROUPS[0]!, key: 'before', title: 'Maçtan önce', on_request: true, columns: [] };
const table = matchTable({
  ...{ key: 'ratings', title: 'Reyting', groups: [...GROUPS, BEFORE], otherParams: ['mac'] },
  ...{ sortable: true, byPlayed: true },
});
const key = 'ratings';

/** A table at the last of these addresses. */
const open = (...addresses: string[]) =>
  openIn((child) => <MemoryRouter initialEntries={addresses}>{child}</MemoryRouter>);

function openIn(router: (child: ReactNode) => ReactNode) {
  const store = configureStore({
    reducer: { tables: tableSlice.reducer },
    middleware: (defaults) => defaults().prepend(createListenerMiddleware().middleware),
  });
  const seen = {} as {
    controls: TableControls<unknown & object>;
    location: Location;
    navigate: NavigateFunction;
  };
  const asked: unknown[] = [];
  function Table() {
    Object.assign(seen, { controls: useQuestion(table), location: useLocation(), navigate: useNavigate() });
    if (asked.at(-1) !== seen.controls.params) asked.push(seen.controls.params);
    return null;
  }
  const around = (child: ReactNode) => <Provider store={store}>{router(child)}</Provider>;
  const { rerender } = render(around(<Table />));
  return {
    ...{ store, seen, asked },
    search: () => decodeURIComponent(seen.location.search),
    state: () => store.getState().tables[key],
    filters: () => store.getState().tables[key].question!.filters,
    type: (id: string, text: string) => act(() => typing(id, text).forEach(store.dispatch)),
    go: (steps: number) => act(() => void seen.navigate(steps)),
    /** Another table takes its place in one go. */
    replace: () => rerender(around(<Table key="other" />)),
  };
}

const typing = (id: string, text: string) => [
  filterTyped({ table: key, id, text, filter: text.trim() }),
  filterApplied({ table: key, id, text, filter: text.trim() }),
];

describe('what is asked of a table, and its address', () => {
  it('is nothing before the address was read, and then what it says', () => {
    const { asked } = open('/?ft_1_odd=1.85&mac=9');
    expect(asked).toEqual([null, { ft_1_odd: '1.85', played: 'true' }]);
  });

  it('is written beside what the screen keeps there, and nothing else stays', () => {
    const { type, search } = open('/?mac=9&utm=x');
    expect(search()).toBe('?mac=9');
    type('ft_1_odd', '1,8');
    expect(search()).toBe('?mac=9&ft_1_odd=1,8');
  });

  it('leaves what is being typed alone when the screen changes its own part', () => {
    const { store, seen, state } = open('/?mac=9');
    act(() => void store.dispatch(filterTyped({ table: key, id: 'ft_1_odd', text: '1', filter: null })));
    act(() => void seen.navigate('/?mac=10'));
    expect(state().drafts).toEqual({ ft_1_odd: '1' });
  });

  it('follows a link to itself', () => {
    const { seen, filters, go } = open('/?home_team=gala');
    act(() => void seen.navigate('/?home_team=fener'));
    expect(filters()).toEqual({ home_team: 'fener' });
    go(-1);
    expect(filters()).toEqual({ home_team: 'gala' });
  });

  it('begins again when a table takes the place of another of its kind', () => {
    const { seen, type, replace, state, search } = open('/?mac=9');
    type('ft_1_odd', '1,8');
    act(() => {
      void seen.navigate('/?mac=10', { replace: true });
      replace();
    });
    expect(state()).toMatchObject({ question: FIRST_QUESTION, drafts: {} });
    expect(search()).toBe('?mac=10');
  });
});

describe('a step of the history', () => {
  const played = '?played=all';
  const changes: [string, (site: ReturnType<typeof open>) => unknown, string][] = [
    ['a filter was typed', ({ type }) => type('ft_1_odd', '1,8'), '?ft_1_odd=1,8&played=all'],
    [
      'an order was chosen',
      ({ seen }) => act(() => seen.controls.toggleSort('ft_1_odd')),
      '?played=all&sort=ft_1_odd',
    ],
    [
      'other matches were wanted',
      ({ seen }) => act(() => seen.controls.setPlayed('upcoming')),
      '?played=false',
    ],
    ['a group was hidden', ({ seen }) => act(() => seen.controls.hide('ft')), '?played=all&gizli=ft'],
    [
      'a saved filter was applied',
      ({ store }) =>
        act(() => {
          const question = { ...FIRST_QUESTION, filters: { home_team: 'gala' }, hiddenGroups: ['ft'] };
          store.dispatch(questionAsked({ table: key, question }));
        }),
      '?home_team=gala&gizli=ft',
    ],
  ];

  it.each(changes)('leads back from where %s, and forward to it again', (_, change, address) => {
    const site = open('/?played=all');
    change(site);
    expect(site.search()).toBe(address);
    const { question } = site.state();
    site.go(-1);
    expect(site.search()).toBe(played);
    expect(site.state().question).toEqual({ ...FIRST_QUESTION, played: 'all' });
    site.go(1);
    expect(site.search()).toBe(address);
    expect(site.state().question).toEqual(question);
  });

  it('takes back a clearing of all filters at once', () => {
    const { store, search, filters, go, type } = open('/');
    type('ft_1_odd', '1,8');
    type('home_team', 'gala');
    act(() => void store.dispatch(filtersCleared(key)));
    expect(search()).toBe('');
    go(-1);
    expect(filters()).toEqual({ ft_1_odd: '1,8', home_team: 'gala' });
    go(-1);
    expect(filters()).toEqual({ ft_1_odd: '1,8' });
    go(-1);
    expect(filters()).toEqual({});
  });

  it('is taken back by a press that comes before the router has followed it', async () => {
    window.history.replaceState(null, '', '/');
    const { store, filters, search } = openIn((child) => <BrowserRouter>{child}</BrowserRouter>);
    await act(async () => {
      typing('ft_1_odd', '1,8').forEach(store.dispatch);
      const back = new Promise((done) => window.addEventListener('popstate', done, { once: true }));
      window.history.back();
      await back;
    });
    expect(window.location.search).toBe('');
    expect(search()).toBe('');
    expect(filters()).toEqual({});
  });

  it('is one for each change, also of those that come before the router has followed', () => {
    const { store, seen, search, filters, go } = open('/');
    act(() => {
      flushSync(() => typing('ft_1_odd', '1,8').forEach(store.dispatch));
      flushSync(() => seen.controls.setPlayed('all'));
      flushSync(() => seen.controls.setPlayed('played'));
    });
    expect(search()).toBe('?ft_1_odd=1,8');
    go(-1);
    expect(search()).toBe('?ft_1_odd=1,8&played=all');
    go(-1);
    expect(search()).toBe('?ft_1_odd=1,8');
    go(-1);
    expect([search(), filters()]).toEqual(['', {}]);
  });

  it('drops what was being typed', () => {
    const { store, type, state, go } = open('/');
    type('ft_1_odd', '1,8');
    act(() => void store.dispatch(filterTyped({ table: key, id: 'home_team', text: 'ga', filter: 'ga' })));
    go(-1);
    expect(state()).toMatchObject({ question: FIRST_QUESTION, drafts: {} });
  });

  it('is none where the question stays the same', () => {
    const { store, seen } = open('/?home_team=gala');
    const { key: entry } = seen.location;
    act(() => void store.dispatch(filterChosen({ table: key, id: 'home_team', text: 'gala' })));
    expect(seen.location.key).toBe(entry);
  });
});

describe('a filter that the server refuses', () => {
  const refuse = () => filtersRefused({ table: key, sentences: { ft_1_odd: 'Okunamadı.' } });

  it('is no step', () => {
    const { store, search, state, type, go } = open('/?home_team=gala', '/?home_team=fener');
    go(1);
    type('ft_1_odd', 'bir');
    act(() => void store.dispatch(refuse()));
    expect(search()).toBe('?home_team=fener');
    expect(state()).toMatchObject({ drafts: { ft_1_odd: 'bir' }, refused: { ft_1_odd: 'Okunamadı.' } });
    go(-1);
    expect(search()).toBe('?home_team=gala');
  });

  it('leaves the address of a link that asked for it', () => {
    const { store, search } = open('/?ft_1_odd=bir&home_team=gala');
    act(() => void store.dispatch(refuse()));
    expect(search()).toBe('?home_team=gala');
  });

  it('is no step either when the router is still on its way to it', () => {
    const { store, search, state, asked } = open('/?home_team=gala');
    act(() => {
      // effects of these run at once, the router's transition only afterwards
      flushSync(() => typing('ft_1_odd', 'bir').forEach(store.dispatch));
      flushSync(() => store.dispatch(refuse()));
    });
    expect(search()).toBe('?home_team=gala');
    expect(state()).toMatchObject({
      question: { filters: { home_team: 'gala' } },
      refused: { ft_1_odd: 'Okunamadı.' },
    });
    expect(asked.filter((params) => params !== null && 'ft_1_odd' in (params as object))).toHaveLength(1);
  });
});

describe('the hidden groups', () => {
  it('are remembered as the visitor left them, also by a step back, but not those of a link', () => {
    const { seen, state, go } = open('/?gizli=general');
    expect(hiddenGroups.read(key)).toEqual([]);
    act(() => seen.controls.hide('ft'));
    expect(hiddenGroups.read(key)).toEqual(['general', 'ft']);
    go(-1);
    expect(state().question!.hiddenGroups).toEqual(['general']);
    expect(hiddenGroups.read(key)).toEqual(['general']);
  });

  it('are those of the last visit where the address says nothing, and then stand in it', () => {
    hiddenGroups.write(key, ['ft', 'yok']);
    const { search } = open('/?mac=9');
    expect(search()).toBe('?mac=9&gizli=ft');
  });

  it('are the same in both odds tables, and others in the others', () => {
    hiddenGroups.write('opening', ['ft']);
    hiddenGroups.write('bulletin', ['match']);
    expect(localStorage.getItem('hiddenHeaders')).toBe('["ft"]');
    const read = (['closing', 'bulletin', 'ratings'] as const).map(hiddenGroups.read);
    expect(read).toEqual([['ft'], ['match'], []]);
  });

  it('are also those that are shown on request, until the visitor asks for them', () => {
    const { seen, search, go } = open('/');
    expect([search(), seen.controls.hidden]).toEqual(['', ['before']]);
    act(() => seen.controls.restore('before'));
    expect([search(), seen.controls.hidden]).toEqual(['?gizli=-before', []]);
    expect(hiddenGroups.read(key)).toEqual(['-before']);
    act(() => seen.controls.hide('ft'));
    expect(seen.controls.hidden).toEqual(['ft']);
    act(() => seen.controls.hide('before'));
    expect([search(), seen.controls.hidden]).toEqual(['?gizli=ft', ['ft', 'before']]);
    act(() => seen.controls.restoreAll());
    expect([search(), seen.controls.hidden]).toEqual(['?gizli=-before', []]);
    go(-4);
    expect(search()).toBe('');
  });

  it('come back by a step to an address that says nothing', () => {
    const { seen, state, go } = open('/');
    act(() => seen.controls.hide('ft'));
    go(-1);
    expect(state().question!.hiddenGroups).toEqual([]);
    expect(hiddenGroups.read(key)).toEqual([]);
  });
});
