import { CLOSING, OPENING } from './odds-type';
import {
  filterChosen,
  filterRemoved,
  filtersCleared,
  filterSettled,
  filtersRefused,
  filtersReplaced,
  filterTyped,
  hiddenGroupsChanged,
  oddsViewSlice,
  viewClosed,
  viewOpened,
} from './odds-view.slice';

const { reducer } = oddsViewSlice;
type State = ReturnType<typeof reducer>;

const type = CLOSING;
const typed = (column: string, text: string) => filterTyped({ type, column, text });
const ready = (column: string, text: string) =>
  filterSettled({ type, column, text, check: { kind: 'ready', params: { [column]: text.trim() } } });
const after = (...actions: Parameters<typeof reducer>[1][]) =>
  actions.reduce<State | undefined>((state, action) => reducer(state, action), undefined)!;

describe('the view of an odds table', () => {
  it('holds what is typed without searching for it yet', () => {
    const view = after(typed('ft_1_odd', '1,8'))[type];
    expect(view.texts).toEqual({ ft_1_odd: '1,8' });
    expect(view.applied).toEqual({});
  });

  it('searches for a settled text, trimmed', () => {
    expect(after(typed('ft_1_odd', '1,8 '), ready('ft_1_odd', '1,8 '))[type].applied).toEqual({
      ft_1_odd: '1,8',
    });
  });

  it('searches at once for what was chosen instead of typed, until it is taken off', () => {
    const chosen = filterChosen({ type, column: 'source', text: 'demo' });
    expect(after(chosen)[type].applied).toEqual({ source: 'demo' });
    expect(after(chosen, filterRemoved({ type, column: 'source' }))[type].applied).toEqual({});
  });

  it('ignores a text that settled after the box was changed or emptied', () => {
    expect(after(typed('c', '1,8'), typed('c', '1,85'), ready('c', '1,8'))[type].applied).toEqual({});
    expect(after(typed('c', '1,8'), typed('c', ''), ready('c', '1,8'))[type].applied).toEqual({});
    expect(after(typed('c', '1,8'), filtersCleared(type), ready('c', '1,8'))[type].applied).toEqual({});
  });

  it('takes a filter away at once when its box is emptied, also to spaces', () => {
    const settled = [typed('c', '1,8'), ready('c', '1,8')];
    expect(after(...settled, typed('c', ''))[type]).toMatchObject({ texts: {}, applied: {} });
    expect(after(...settled, typed('c', '  '))[type]).toMatchObject({ texts: { c: '  ' }, applied: {} });
  });

  it('keeps the last good filter while the text is wrong, and says what is wrong until it is touched', () => {
    const wrong = filterSettled({
      type,
      column: 'c',
      text: '9-1',
      check: { kind: 'wrong', sentence: 'Olmaz.' },
    });
    const state = after(typed('c', '1,8'), ready('c', '1,8'), typed('c', '9-1'), wrong);
    expect(state[type]).toMatchObject({ applied: { c: '1,8' }, wrong: { c: 'Olmaz.' } });
    expect(reducer(state, typed('c', '9-10'))[type].wrong).toEqual({});
  });

  it('drops the filter of a text that became too short', () => {
    const short = filterSettled({ type, column: 'c', text: '1', check: { kind: 'incomplete' } });
    expect(after(typed('c', '1,8'), ready('c', '1,8'), typed('c', '1'), short)[type].applied).toEqual({});
  });

  it('shows what the server could not read', () => {
    expect(after(filtersRefused({ type, wrong: { c: 'Okunamadı.' } }))[type].wrong).toEqual({
      c: 'Okunamadı.',
    });
  });

  it('removes one filter, or all, and leaves hidden groups alone', () => {
    const state = after(
      hiddenGroupsChanged({ type, groups: ['ft'] }),
      ...['a', 'b'].flatMap((column) => [typed(column, '1,8'), ready(column, '1,8')]),
    );
    expect(reducer(state, filterRemoved({ type, column: 'a' }))[type].applied).toEqual({ b: '1,8' });
    expect(reducer(state, filtersCleared(type))[type]).toMatchObject({
      texts: {},
      applied: {},
      hiddenGroups: ['ft'],
    });
  });

  it('puts other filters in the place of all that are there', () => {
    const before = [hiddenGroupsChanged({ type, groups: ['ft'] }), typed('c', '1,8'), ready('c', '1,8')];
    const other = { texts: { d: '2' }, applied: { d: '2' }, wrong: {} };
    expect(after(...before, filtersReplaced({ type, ...other }))[type]).toMatchObject({
      ...other,
      hiddenGroups: ['ft'],
    });
    expect(
      after(...before, filtersReplaced({ type, ...other, hiddenGroups: [] }))[type].hiddenGroups,
    ).toEqual([]);
  });

  it('counts how often the filters were cleared', () => {
    expect(after(filtersCleared(type), filtersCleared(type))[type].clears).toBe(2);
  });

  it('keeps the two tables apart', () => {
    const state = after(typed('c', '1,8'), ready('c', '1,8'), hiddenGroupsChanged({ type, groups: ['ft'] }));
    expect(state[OPENING]).toMatchObject({ texts: {}, applied: {}, hiddenGroups: [] });
  });

  it('is opened from an address and forgotten when the table is left', () => {
    const view = { texts: { c: '1,8' }, applied: { c: '1,8' }, wrong: {}, hiddenGroups: ['ft'] };
    const state = after(viewOpened({ type, view }));
    expect(state[type]).toEqual({ opened: true, clears: 0, ...view });
    expect(reducer(state, viewClosed(type))[type]).toMatchObject({
      opened: false,
      texts: {},
      hiddenGroups: [],
    });
  });
});
