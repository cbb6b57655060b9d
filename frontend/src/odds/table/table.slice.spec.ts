import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit';
import { FIRST_QUESTION, type Question } from './question';
import {
  applyTypedFilters,
  filterApplied,
  filterChosen,
  filterRemoved,
  filtersCleared,
  filtersRefused,
  filterTyped,
  matchFilled,
  pickedChanged,
  questionAsked,
  questionChanged,
  questionOpened,
  tableLeft,
  tableSlice,
  type WithTables,
} from './table.slice';

const { reducer } = tableSlice;
type Action = Parameters<typeof reducer>[1];
type State = ReturnType<typeof reducer>;

const table = 'closing';
const opened = (question: Partial<Question> = {}, drafts: Record<string, string> = {}) =>
  questionOpened({ table, question: { ...FIRST_QUESTION, ...question }, drafts });
const typed = (id: string, text: string) => filterTyped({ table, id, text, filter: text.trim() });
const applied = (id: string, text: string, filter = text.trim()) =>
  filterApplied({ table, id, text, filter });
const refused = (sentences: Record<string, string>) => filtersRefused({ table, sentences });
/** The tables after a table was opened and these things happened. */
const after = (...actions: Action[]) =>
  [opened(), ...actions].reduce<State | undefined>((state, action) => reducer(state, action), undefined)!;
const filtersAfter = (...actions: Action[]) => after(...actions)[table].question?.filters;

describe('a filter box', () => {
  it('holds what is typed without asking for it yet', () => {
    const { drafts, question } = after(typed('ft_1_odd', '1,8'))[table];
    expect(drafts).toEqual({ ft_1_odd: '1,8' });
    expect(question!.filters).toEqual({});
  });

  it('asks for what was applied, trimmed, and keeps the space that is being typed after it', () => {
    const word = after(typed('home_team', 'gala '), applied('home_team', 'gala '))[table];
    expect(word.question!.filters).toEqual({ home_team: 'gala' });
    expect(word.drafts).toEqual({ home_team: 'gala ' });
    const price = after(typed('ft_1_odd', '1,8'), applied('ft_1_odd', '1,8'))[table];
    expect(price.question!.filters).toEqual({ ft_1_odd: '1,8' });
    expect(price.drafts).toEqual({});
  });

  it('shows the filter that its text became', () => {
    for (const text of ['57', '57 '])
      expect(after(typed('ft_1_odd', text), applied('ft_1_odd', text, '%57'))[table]).toMatchObject({
        question: { filters: { ft_1_odd: '%57' } },
        drafts: {},
      });
  });

  it('leaves what it asked before until the text typed over it is applied', () => {
    const first = [typed('c', '1,8'), applied('c', '1,8'), typed('c', '1,85')];
    expect(filtersAfter(...first)).toEqual({ c: '1,8' });
    expect(filtersAfter(...first, applied('c', '1,85'))).toEqual({ c: '1,85' });
  });

  it('applies nothing that was changed, emptied or cleared meanwhile', () => {
    expect(filtersAfter(typed('c', '1,8'), typed('c', '1,85'), applied('c', '1,8'))).toEqual({});
    expect(filtersAfter(typed('c', '1,8'), typed('c', ''), applied('c', '1,8'))).toEqual({});
    expect(filtersAfter(typed('c', '1,8'), filtersCleared(table), applied('c', '1,8'))).toEqual({});
  });

  it('takes its filter away at once when it is emptied, also to spaces', () => {
    const before = [typed('c', '1,8'), applied('c', '1,8')];
    expect(after(...before, typed('c', ''))[table]).toMatchObject({ drafts: {}, question: { filters: {} } });
    expect(after(...before, typed('c', '  '))[table]).toMatchObject({
      drafts: { c: '  ' },
      question: { filters: {} },
    });
  });

  it('takes its filter away when its text became too short', () => {
    const short = filterApplied({ table, id: 'c', text: '1', filter: null });
    expect(filtersAfter(typed('c', '1,8'), applied('c', '1,8'), typed('c', '1'), short)).toEqual({});
  });
});

describe('what the server refuses', () => {
  it('counts no longer, and its box says why until it is touched', () => {
    const filled = ['a', 'c'].flatMap((id) => [typed(id, '9-1'), applied(id, '9-1')]);
    const state = after(...filled, refused({ c: 'Okunamadı.' }));
    expect(state[table]).toMatchObject({
      question: { filters: { a: '9-1' } },
      drafts: { c: '9-1' },
      refused: { c: 'Okunamadı.' },
    });
    expect(reducer(state, applied('c', '9-1'))[table]).toEqual(state[table]);
    expect(reducer(state, typed('c', '9-10'))[table].refused).toEqual({});
    expect(reducer(state, filterRemoved({ table, id: 'c' }))[table]).toMatchObject({
      drafts: {},
      refused: {},
    });
  });

  it('is nothing against a text that was typed over it, or against a filter that is gone', () => {
    const filled = [typed('c', '9-1'), applied('c', '9-1'), typed('c', '9-10')];
    expect(after(...filled, refused({ c: 'Okunamadı.' }))[table]).toMatchObject({
      question: { filters: {} },
      drafts: { c: '9-10' },
      refused: {},
    });
    expect(after(refused({ c: 'Okunamadı.' }))[table].refused).toEqual({});
  });
});

describe('a question', () => {
  it('holds what was chosen instead of typed at once, until it is taken off', () => {
    const chosen = filterChosen({ table, id: 'source', text: 'demo' });
    expect(filtersAfter(typed('source', 'x'), chosen)).toEqual({ source: 'demo' });
    expect(after(typed('source', 'x'), chosen)[table].drafts).toEqual({});
    expect(filtersAfter(chosen, filterRemoved({ table, id: 'source' }))).toEqual({});
  });

  it('keeps which matches, their order, what is shown and hidden groups when its filters go', () => {
    const kept = {
      played: 'upcoming',
      sort: { column: 'ft_1_odd', order: 'desc' },
      values: 'probability',
      hiddenGroups: ['ft'],
    } as const;
    const state = after(
      questionChanged({ table, ...kept }),
      ...['a', 'b'].flatMap((id) => [typed(id, '1,8'), applied(id, '1,8')]),
    );
    expect(reducer(state, filterRemoved({ table, id: 'a' }))[table].question).toEqual({
      ...kept,
      filters: { b: '1,8' },
    });
    expect(reducer(state, filtersCleared(table))[table]).toMatchObject({
      question: { ...kept, filters: {} },
      drafts: {},
    });
  });

  it('takes the place of all that is there, also of what is typed and refused', () => {
    const before = [typed('c', '1,8'), applied('c', '1,8'), refused({ c: 'Okunamadı.' }), typed('d', '1')];
    const question = { ...FIRST_QUESTION, filters: { d: '2' } };
    for (const other of [questionAsked({ table, question }), opened({ filters: { d: '2' } })])
      expect(after(...before, other)[table]).toMatchObject({ question, drafts: {}, refused: {} });
  });

  it('is one of each table, and gone when the table is left', () => {
    const state = after(typed('c', '1,8'), applied('c', '1,8'));
    for (const other of ['opening', 'bulletin', 'ratings'] as const)
      expect(state[other]).toMatchObject({ question: null, drafts: {} });
    expect(reducer(state, tableLeft(table))[table]).toMatchObject({ question: null, drafts: {} });
  });
});

describe('what was picked above a table', () => {
  const picked = pickedChanged({
    ...{ table, date: '2026-05-17', matchId: 7 },
    fill: { match_id: 7, match_name: 'A - B', of: { recipe: 'result' } },
  });
  const filled = matchFilled({
    table,
    question: { ...FIRST_QUESTION, filters: { ft_1_odd: '1.85' } },
    groups: { price: ['ft'], probability: [] },
    message: { kind: 'success', text: 'Dolduruldu.' },
  });

  it('fills the filters once its prices are there', () => {
    expect(after(picked, typed('c', '1'), filled)[table]).toMatchObject({
      question: { filters: { ft_1_odd: '1.85' } },
      drafts: {},
      picked: { matchId: 7, fill: null, message: { text: 'Dolduruldu.' } },
    });
  });

  it('knows what was filled in until something else is asked', () => {
    const groups = { price: ['ft'], probability: [] };
    const state = after(picked, filled);
    expect(state[table].picked.filled).toEqual({ fill: expect.objectContaining({ match_id: 7 }), groups });
    const edited = reducer(reducer(state, typed('c', '1,8')), applied('c', '1,8'));
    expect(edited[table].picked.filled).toEqual(state[table].picked.filled);
    for (const next of [questionAsked({ table, question: FIRST_QUESTION }), opened(), filtersCleared(table)])
      expect(reducer(state, next)[table].picked.filled).toBeNull();
  });

  it.each([
    ['the filters were cleared', filtersCleared(table)],
    ['the table was left', tableLeft(table)],
    ['it was taken off', pickedChanged({ table, matchId: null, fill: null })],
  ])('fills nothing once %s', (_, action) => {
    const state = after(picked, action);
    expect(reducer(state, filled)).toEqual(state);
  });

  it('goes with the filters', () => {
    expect(after(picked, filtersCleared(table))[table].picked).toEqual({
      ...{ date: null, matchId: null, saved: null, fill: null, filled: null, message: null },
    });
  });

  it('says nothing in a table that was left', () => {
    const message = { kind: 'success', text: 'Silindi.' } as const;
    expect(after(tableLeft(table), pickedChanged({ table, message }))[table].picked.message).toBeNull();
  });
});

describe('the pause after typing', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  const start = () => {
    const listeners = createListenerMiddleware<WithTables>();
    applyTypedFilters(listeners.startListening);
    const store = configureStore({
      reducer: { tables: reducer },
      middleware: (defaults) => defaults().prepend(listeners.middleware),
    });
    store.dispatch(opened());
    return { ...store, filters: () => store.getState().tables[table].question!.filters };
  };
  const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

  it('is each box’s own', async () => {
    const { dispatch, filters } = start();
    dispatch(typed('a', '1,8'));
    await wait(600);
    dispatch(typed('b', '2,1'));
    await wait(400);
    expect(filters()).toEqual({ a: '1,8' });
    await wait(600);
    expect(filters()).toEqual({ a: '1,8', b: '2,1' });
  });

  it('begins again with each letter, also one that is taken back', async () => {
    const { dispatch, filters } = start();
    for (const text of ['1,8', '1,85', '1,8']) {
      dispatch(typed('a', text));
      await wait(900);
    }
    expect(filters()).toEqual({});
    await wait(100);
    expect(filters()).toEqual({ a: '1,8' });
  });

  it('is cut short by Enter', async () => {
    const { dispatch, filters, getState } = start();
    dispatch(typed('a', '1,8'));
    dispatch(applied('a', '1,8'));
    expect(filters()).toEqual({ a: '1,8' });
    const before = getState();
    await wait(2000);
    expect(getState()).toBe(before);
  });

  it('ends with the table', async () => {
    const { dispatch, getState } = start();
    dispatch(typed('a', '1,8'));
    dispatch(tableLeft(table));
    await wait(2000);
    expect(getState().tables[table].question).toBeNull();
  });
});
