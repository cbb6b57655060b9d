import {
  createSlice,
  type Dispatch,
  type Draft,
  type PayloadAction,
  type TypedStartListening,
} from '@reduxjs/toolkit';
import type { ShownValues } from '../odds-type';
import type { FilterTexts } from './filter-text';
import type { TableKey } from './match-table';
import type { Question } from './question';

/** A match whose prices are to be the filters: those of a saved filter's columns, or of a ready recipe's. */
export interface Fill {
  match_id: number;
  match_name: string;
  of: { filter_name: string } | { recipe: string };
  /** By prices or by what they say; left to the server without a word. */
  basis?: ShownValues;
}

/** What a table's filters were filled with. */
export interface Filled {
  /** What was asked for. */
  fill: Fill;
  /** Keys of the groups of odds that were filled so. */
  groups: Readonly<Record<ShownValues, readonly string[]>>;
}

/** What was picked to fill a table's filters with. */
export interface Picked {
  /** `2026-05-17` */
  date: string | null;
  matchId: number | null;
  saved: { id: number; filter_name: string; selection: string | null } | null;
  /** What is being filled in. */
  fill: Fill | null;
  /** What was filled in, until something else is asked or picked. */
  filled: Filled | null;
  /** What came of it, in words. */
  message: { kind: 'error' | 'success'; text: string } | null;
}

/** What a visitor asks of a table, and what is on its way to become a question. */
export interface TableState {
  /** Null until the address was read; until then nothing is asked of the server. */
  question: Question | null;
  /** What stands in filter boxes beside what counts, by name of the filter: not applied yet, too short, refused. */
  drafts: FilterTexts;
  /** What the server says against a draft that it can't read. */
  refused: FilterTexts;
  picked: Picked;
  /** Column of the selection that is followed where the table's matches are divided. */
  followed: string | null;
}

const NOTHING_PICKED: Picked = {
  date: null,
  matchId: null,
  saved: null,
  fill: null,
  filled: null,
  message: null,
};

const NOTHING: TableState = {
  question: null,
  drafts: {},
  refused: {},
  picked: NOTHING_PICKED,
  followed: null,
};

interface OfTable {
  table: TableKey;
}

interface OfFilter extends OfTable {
  /** Name of the filter. */
  id: string;
}

/** The text of a box and the filter that it is; null while it is none: too short, or no score where it has to be one. */
type BoxText = OfFilter & { text: string; filter: string | null };

/** The questions of every table of matches. */
export const tableSlice = createSlice({
  name: 'tables',
  initialState: {
    opening: NOTHING,
    closing: NOTHING,
    bulletin: NOTHING,
    ratings: NOTHING,
  } as Record<TableKey, TableState>,
  reducers: {
    /** The address of a table says something else, or said it first. */
    questionOpened: (
      state,
      {
        payload: { table, question, drafts },
      }: PayloadAction<OfTable & { question: Question; drafts: FilterTexts }>,
    ) => {
      ask(state[table], question);
      state[table].drafts = drafts;
    },
    tableLeft: (state, { payload }: PayloadAction<TableKey>) => {
      state[payload] = NOTHING as Draft<TableState>;
    },
    /** The visitor asks something else instead of all that is there, also of what is typed. */
    questionAsked: (
      state,
      { payload: { table, question } }: PayloadAction<OfTable & { question: Question }>,
    ) => {
      ask(state[table], question);
    },
    /** Which matches, their order, what is shown of them or the hidden groups changed. */
    questionChanged: (
      state,
      { payload: { table, ...change } }: PayloadAction<OfTable & Partial<Omit<Question, 'filters'>>>,
    ) => {
      const { question } = state[table];
      if (question) Object.assign(question, change);
    },
    /** A key was pressed in a box. Emptying it takes its filter away at once; anything else waits. */
    filterTyped: (state, { payload: { table, id, text } }: PayloadAction<BoxText>) => {
      const { question, drafts, refused } = state[table];
      delete refused[id];
      if (text.trim() === '') delete question?.filters[id];
      if (text === '') delete drafts[id];
      else drafts[id] = text;
    },
    /** What was typed in a box is complete: it counts now, if it is a text that can. */
    filterApplied: (state, { payload: { table, id, text, filter } }: PayloadAction<BoxText>) => {
      const { question, drafts, refused } = state[table];
      // meanwhile the box was emptied, its text refused, or the question replaced
      if (!question || drafts[id] !== text || refused[id] !== undefined) return;
      if (filter === null) delete question.filters[id];
      else question.filters[id] = filter;
      // a space at its end is of a text that goes on
      const goesOn = filter === null || (filter === text.trim() && filter !== text);
      if (!goesOn) delete drafts[id];
    },
    /** The server can't read some of the filters that count: they count no longer, and their boxes say why. */
    filtersRefused: (
      state,
      { payload: { table, sentences } }: PayloadAction<OfTable & { sentences: FilterTexts }>,
    ) => {
      const { question, drafts, refused } = state[table];
      for (const [id, sentence] of Object.entries(sentences)) {
        const judged = question?.filters[id];
        if (judged === undefined) continue;
        delete question!.filters[id];
        // what is typed over it meanwhile isn't judged yet
        if ((drafts[id] ??= judged).trim() === judged) refused[id] = sentence;
      }
    },
    /** A filter that isn't typed was chosen, and counts at once. */
    filterChosen: (state, { payload: { table, id, text } }: PayloadAction<OfFilter & { text: string }>) => {
      const { question } = state[table];
      removeFilter(state[table], id);
      if (question) question.filters[id] = text;
    },
    filterRemoved: (state, { payload: { table, id } }: PayloadAction<OfFilter>) => {
      removeFilter(state[table], id);
    },
    /** What was picked to fill the filters with goes with them. */
    filtersCleared: (state, { payload }: PayloadAction<TableKey>) => {
      const { question } = state[payload];
      if (question) ask(state[payload], { ...question, filters: {} });
      state[payload].picked = NOTHING_PICKED as Draft<Picked>;
    },
    /** Something was picked above a table, or something came of it. */
    pickedChanged: (state, { payload: { table, ...change } }: PayloadAction<OfTable & Partial<Picked>>) => {
      // the table may have been left meanwhile
      if (state[table].question) Object.assign(state[table].picked, change);
    },
    selectionFollowed: (
      state,
      { payload: { table, selection } }: PayloadAction<OfTable & { selection: string | null }>,
    ) => {
      state[table].followed = selection;
    },
    /** A match's prices are there: they are the filters now, if the visitor still waits for them. */
    matchFilled: (
      state,
      {
        payload: { table, question, groups, message },
      }: PayloadAction<OfTable & Pick<Filled, 'groups'> & { question: Question; message: Picked['message'] }>,
    ) => {
      const { picked } = state[table];
      const { fill } = picked;
      if (fill === null) return;
      ask(state[table], question);
      Object.assign(picked, { fill: null, filled: { fill, groups }, message });
    },
  },
});

function ask(state: Draft<TableState>, question: Question): void {
  Object.assign(state, { question, drafts: {}, refused: {} });
  state.picked.filled = null;
}

function removeFilter({ question, drafts, refused }: Draft<TableState>, id: string): void {
  delete question?.filters[id];
  delete drafts[id];
  delete refused[id];
}

export const {
  questionOpened,
  tableLeft,
  questionAsked,
  questionChanged,
  filterTyped,
  filterApplied,
  filtersRefused,
  filterChosen,
  filterRemoved,
  filtersCleared,
  pickedChanged,
  selectionFollowed,
  matchFilled,
} = tableSlice.actions;

/** A state of which the tables are a part. */
export interface WithTables {
  tables: ReturnType<typeof tableSlice.reducer>;
}

/** What is asked of one table. */
export const selectTable = (state: WithTables, table: TableKey): TableState => state.tables[table];

/** What was typed applies when its box was left alone for this long, in milliseconds. */
const TYPING_PAUSE = 1000;

/** Applies what is typed in filter boxes after a pause, each box after its own. */
export function applyTypedFilters(startListening: TypedStartListening<WithTables, Dispatch>): void {
  startListening({
    actionCreator: filterTyped,
    effect: async ({ payload }, { condition, dispatch }) => {
      const { table, id, text } = payload;
      const changed = (_action: unknown, now: WithTables) => selectTable(now, table).drafts[id] !== text;
      if (!(await condition(changed, TYPING_PAUSE))) dispatch(filterApplied(payload));
    },
  });
}
