import {
  filterChosen,
  filterRemoved,
  filtersCleared,
  filterSettled,
  filtersRefused,
  filterTyped,
  hiddenGroupsChanged,
  playedChosen,
  sortChosen,
  tableViewsSlice,
  viewClosed,
  viewShown,
} from './table-views.slice';

const { reducer } = tableViewsSlice;
type State = ReturnType<typeof reducer>;

const table = 'closing';
const typed = (id: string, text: string) => filterTyped({ table, id, text });
const ready = (id: string, text: string) => filterSettled({ table, id, text, counts: true });
const refused = (wrong: Record<string, string>) => filtersRefused({ table, wrong });
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<State | undefined>((state, action) => reducer(state, action), undefined)!;

describe('the view of a table', () => {
  it('holds what is typed without searching for it yet', () => {
    const view = after(typed('ft_1_odd', '1,8'))[table];
    expect(view.texts).toEqual({ ft_1_odd: '1,8' });
    expect(view.applied).toEqual({});
  });

  it('searches for a settled text, trimmed', () => {
    expect(after(typed('ft_1_odd', '1,8 '), ready('ft_1_odd', '1,8 '))[table].applied).toEqual({
      ft_1_odd: '1,8',
    });
  });

  it('searches at once for what was chosen instead of typed, until it is taken off', () => {
    const chosen = filterChosen({ table, id: 'source', text: 'demo' });
    expect(after(chosen)[table].applied).toEqual({ source: 'demo' });
    expect(after(chosen, filterRemoved({ table, id: 'source' }))[table].applied).toEqual({});
  });

  it('ignores a text that settled after the box was changed or emptied', () => {
    expect(after(typed('c', '1,8'), typed('c', '1,85'), ready('c', '1,8'))[table].applied).toEqual({});
    expect(after(typed('c', '1,8'), typed('c', ''), ready('c', '1,8'))[table].applied).toEqual({});
    expect(after(typed('c', '1,8'), filtersCleared(table), ready('c', '1,8'))[table].applied).toEqual({});
  });

  it('takes a filter away at once when its box is emptied, also to spaces', () => {
    const settled = [typed('c', '1,8'), ready('c', '1,8')];
    expect(after(...settled, typed('c', ''))[table]).toMatchObject({ texts: {}, applied: {} });
    expect(after(...settled, typed('c', '  '))[table]).toMatchObject({ texts: { c: '  ' }, applied: {} });
  });

  it('drops the filter of a text that became too short', () => {
    const short = filterSettled({ table, id: 'c', text: '1', counts: false });
    expect(after(typed('c', '1,8'), ready('c', '1,8'), typed('c', '1'), short)[table].applied).toEqual({});
  });

  it('takes what the server refuses out of what counts, and says why until it is touched', () => {
    const filled = ['a', 'c'].flatMap((id) => [typed(id, '9-1 '), ready(id, '9-1 ')]);
    const state = after(...filled, refused({ c: 'Okunamadı.' }));
    expect(state[table]).toMatchObject({
      texts: { a: '9-1 ', c: '9-1 ' },
      applied: { a: '9-1' },
      wrong: { c: 'Okunamadı.' },
    });
    expect(reducer(state, typed('c', '9-10'))[table].wrong).toEqual({});
    expect(reducer(state, filterRemoved({ table, id: 'c' }))[table]).toMatchObject({
      texts: { a: '9-1 ' },
      wrong: {},
    });
  });

  it('says nothing against a text that was typed over the refused one, or against a filter that is gone', () => {
    const filled = [typed('c', '9-1'), ready('c', '9-1'), typed('c', '9-10')];
    expect(after(...filled, refused({ c: 'Okunamadı.' }))[table]).toMatchObject({ applied: {}, wrong: {} });
    expect(after(refused({ c: 'Okunamadı.' }))[table].wrong).toEqual({});
  });

  it('removes one filter, or all, and leaves hidden groups alone', () => {
    const state = after(
      hiddenGroupsChanged({ table, groups: ['ft'] }),
      ...['a', 'b'].flatMap((column) => [typed(column, '1,8'), ready(column, '1,8')]),
    );
    expect(reducer(state, filterRemoved({ table, id: 'a' }))[table].applied).toEqual({ b: '1,8' });
    expect(reducer(state, filtersCleared(table))[table]).toMatchObject({
      texts: {},
      applied: {},
      hiddenGroups: ['ft'],
    });
  });

  it('puts other filters in the place of all that are there', () => {
    const before = [
      hiddenGroupsChanged({ table, groups: ['ft'] }),
      ...[typed('c', '1,8'), ready('c', '1,8'), refused({ c: 'Okunamadı.' })],
    ];
    const other = { texts: { d: '2' }, applied: { d: '2' } };
    expect(after(...before, viewShown({ table, view: other }))[table]).toMatchObject({
      ...other,
      wrong: {},
      hiddenGroups: ['ft'],
    });
    expect(
      after(...before, viewShown({ table, view: { ...other, hiddenGroups: [] } }))[table].hiddenGroups,
    ).toEqual([]);
  });

  it('remembers the hidden groups for the next visit, but not those of a link', () => {
    after(viewShown({ table, view: { texts: {}, applied: {}, hiddenGroups: ['ft'] } }));
    expect(localStorage.getItem('hiddenHeaders')).toBeNull();
    after(hiddenGroupsChanged({ table: 'bulletin', groups: ['ft'] }));
    expect(localStorage.getItem('hiddenHeaders')).toBeNull();
    expect(localStorage.getItem('bulletinHiddenHeaders')).toBe('["ft"]');
  });

  it('counts how often the filters were cleared', () => {
    expect(after(filtersCleared(table), filtersCleared(table))[table].clears).toBe(2);
  });

  it('keeps which matches are shown, and their order, when the filters change', () => {
    const sort = { column: 'ft_1_odd', order: 'desc' } as const;
    const chosen = [playedChosen({ table, played: 'upcoming' }), sortChosen({ table, sort })];
    const filled = viewShown({ table, view: { texts: { d: '2' }, applied: { d: '2' } } });
    expect(after(...chosen, filled, filtersCleared(table))[table]).toMatchObject({
      played: 'upcoming',
      sort,
    });
    const opened = viewShown({ table, view: { texts: {}, applied: {}, played: 'all', sort: null } });
    expect(after(...chosen, opened)[table]).toMatchObject({ played: 'all', sort: null });
  });

  it('keeps the tables apart', () => {
    const state = after(typed('c', '1,8'), ready('c', '1,8'), hiddenGroupsChanged({ table, groups: ['ft'] }));
    for (const other of ['opening', 'bulletin', 'ratings'] as const)
      expect(state[other]).toMatchObject({ texts: {}, applied: {}, hiddenGroups: [] });
  });

  it('is opened from an address and forgotten when the table is left', () => {
    const view = { texts: { c: '1,8' }, applied: { c: '1,8' }, hiddenGroups: ['ft'] };
    const state = after(viewShown({ table, view }));
    const beginning = { played: 'played', sort: null };
    expect(state[table]).toEqual({ opened: true, clears: 0, wrong: {}, ...beginning, ...view });
    expect(reducer(state, viewClosed(table))[table]).toMatchObject({
      opened: false,
      texts: {},
      hiddenGroups: [],
    });
  });
});
