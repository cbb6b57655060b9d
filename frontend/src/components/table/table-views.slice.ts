import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { GridSort } from '../data-grid/grid-types';
import { type Played, PLAYED_FIRST } from './played';
import { hiddenGroups } from './stored-groups';
import type { TableKey } from './table-key';

/** What the visitor sees of a table. */
export interface TableView {
  /** Whether the address was read; until then nothing is asked of the server. */
  opened: boolean;
  /** What stands in each filter box, also while it is being typed. */
  texts: Readonly<Record<string, string>>;
  /** The filter texts that count, by name of the filter. */
  applied: Readonly<Record<string, string>>;
  /** What the server says against a text that it can't read, by name of the filter. */
  wrong: Readonly<Record<string, string>>;
  /** Keys of hidden groups, in the order of hiding. */
  hiddenGroups: readonly string[];
  /** Which matches are shown, by whether they are played. */
  played: Played;
  /** The order that the visitor chose; null for the usual one. */
  sort: GridSort | null;
  /** How often the filters were cleared; what was picked to fill them with goes with them. */
  clears: number;
}

/** The part of a view that comes from elsewhere: a link, a saved filter. */
export type ShownView = Pick<TableView, 'texts' | 'applied'> &
  Partial<Pick<TableView, 'hiddenGroups' | 'played' | 'sort'>>;

/** A table that was not opened yet. */
export const NOTHING: TableView = {
  opened: false,
  texts: {},
  applied: {},
  wrong: {},
  hiddenGroups: [],
  played: PLAYED_FIRST,
  sort: null,
  clears: 0,
};

interface OfFilter {
  table: TableKey;
  /** Name of the filter. */
  id: string;
}

/** Filters, order and hidden groups of every table of matches. */
export const tableViewsSlice = createSlice({
  name: 'tableViews',
  initialState: {
    opening: NOTHING,
    closing: NOTHING,
    bulletin: NOTHING,
    ratings: NOTHING,
  } as Readonly<Record<TableKey, TableView>>,
  reducers: {
    /** A view takes the place of what is there; what it leaves out stays, except the filters. */
    viewShown: (state, { payload }: PayloadAction<{ table: TableKey; view: ShownView }>) => {
      const { table, view } = payload;
      state[table] = { ...state[table], opened: true, wrong: {}, ...view } as Draft<TableView>;
    },
    viewClosed: (state, { payload }: PayloadAction<TableKey>) => {
      state[payload] = NOTHING as Draft<TableView>;
    },
    /** A key was pressed in a box. Emptying it takes its filter away at once; anything else waits. */
    filterTyped: (state, { payload: { table, id, text } }: PayloadAction<OfFilter & { text: string }>) => {
      const view = state[table];
      delete view.wrong[id];
      if (text.trim() === '') removeFilter(view, id);
      if (text !== '') view.texts[id] = text;
    },
    /** Nothing was typed in a box for a while: its text counts now, if it is one that can. */
    filterSettled: (
      state,
      { payload: { table, id, text, counts } }: PayloadAction<OfFilter & { text: string; counts: boolean }>,
    ) => {
      const view = state[table];
      // the box was emptied, or the view replaced, while the text was settling
      if (view.texts[id] !== text) return;
      if (counts) view.applied[id] = text.trim();
      else delete view.applied[id];
    },
    /** The server can't read some of the filters that count: they count no longer, and their boxes say why. */
    filtersRefused: (
      state,
      { payload: { table, wrong } }: PayloadAction<{ table: TableKey; wrong: Record<string, string> }>,
    ) => {
      const view = state[table];
      for (const [id, sentence] of Object.entries(wrong)) {
        const judged = view.applied[id];
        if (judged === undefined) continue;
        delete view.applied[id];
        // what is typed over it meanwhile isn't judged yet
        if (view.texts[id]?.trim() === judged) view.wrong[id] = sentence;
      }
    },
    /** A filter that isn't typed was chosen, and counts at once. */
    filterChosen: (state, { payload: { table, id, text } }: PayloadAction<OfFilter & { text: string }>) => {
      const view = state[table];
      view.texts[id] = view.applied[id] = text;
      delete view.wrong[id];
    },
    filterRemoved: (state, { payload: { table, id } }: PayloadAction<OfFilter>) => {
      removeFilter(state[table], id);
    },
    filtersCleared: (state, { payload }: PayloadAction<TableKey>) => {
      Object.assign(state[payload], { texts: {}, applied: {}, wrong: {} });
      state[payload].clears++;
    },
    playedChosen: (state, { payload }: PayloadAction<{ table: TableKey; played: Played }>) => {
      state[payload.table].played = payload.played;
    },
    sortChosen: (state, { payload }: PayloadAction<{ table: TableKey; sort: GridSort | null }>) => {
      state[payload.table].sort = payload.sort;
    },
    /** The visitor hid or restored groups, which is remembered for the next visit. */
    hiddenGroupsChanged: {
      prepare: (payload: { table: TableKey; groups: readonly string[] }) => {
        hiddenGroups.write(payload.table, payload.groups);
        return { payload };
      },
      reducer: (state, { payload }: PayloadAction<{ table: TableKey; groups: readonly string[] }>) => {
        state[payload.table].hiddenGroups = [...payload.groups];
      },
    },
  },
});

function removeFilter(view: Draft<TableView>, id: string): void {
  delete view.texts[id];
  delete view.applied[id];
  delete view.wrong[id];
}

export const {
  viewShown,
  viewClosed,
  filterTyped,
  filterSettled,
  filtersRefused,
  filterChosen,
  filterRemoved,
  filtersCleared,
  playedChosen,
  sortChosen,
  hiddenGroupsChanged,
} = tableViewsSlice.actions;

/** A state of which the tables' views are a part. */
export interface WithTableViews {
  tableViews: ReturnType<typeof tableViewsSlice.reducer>;
}

/** The view of one table. */
export const selectTableView = (state: WithTableViews, table: TableKey): TableView => state.tableViews[table];
