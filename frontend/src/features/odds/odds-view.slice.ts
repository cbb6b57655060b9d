import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { FilterCheck } from './filters/check-filter';
import type { OddsType } from './odds-type';

/** What the visitor sees of one odds table. */
export interface OddsView {
  /** Whether the address was read; until then nothing is asked of the server. */
  opened: boolean;
  /** What stands in each filter box, also while it is being typed. */
  texts: Readonly<Record<string, string>>;
  /** The filter texts that the rows are searched with, by column. */
  applied: Readonly<Record<string, string>>;
  /** What is wrong with a box's text, by column. */
  wrong: Readonly<Record<string, string>>;
  /** Keys of hidden groups, in the order of hiding. */
  hiddenGroups: string[];
  /** How often the filters were cleared; what was picked to fill them with goes with them. */
  clears: number;
}

/** The part of a view that a link carries. */
export type SharedView = Pick<OddsView, 'texts' | 'applied' | 'wrong' | 'hiddenGroups'>;

/** The filters alone. */
export type Filters = Pick<OddsView, 'texts' | 'applied' | 'wrong'>;

const NOTHING: OddsView = { opened: false, texts: {}, applied: {}, wrong: {}, hiddenGroups: [], clears: 0 };

type Column = { type: OddsType; column: string };

/** Filters and hidden groups of the opening and the closing odds table. */
export const oddsViewSlice = createSlice({
  name: 'oddsView',
  initialState: { 1: NOTHING, 2: NOTHING } as Readonly<Record<OddsType, OddsView>>,
  reducers: {
    viewOpened: (state, { payload }: PayloadAction<{ type: OddsType; view: SharedView }>) => {
      state[payload.type] = { ...state[payload.type], opened: true, ...payload.view };
    },
    viewClosed: (state, { payload }: PayloadAction<OddsType>) => {
      state[payload] = NOTHING;
    },
    /** A key was pressed in a box. Emptying it takes its filter away at once; anything else waits. */
    filterTyped: (state, { payload: { type, column, text } }: PayloadAction<Column & { text: string }>) => {
      const view = state[type];
      delete view.wrong[column];
      if (text.trim() === '') removeFilter(view, column);
      if (text !== '') view.texts[column] = text;
    },
    /** Nothing was typed in a box for a while: its text counts now, if it can. */
    filterSettled: (state, { payload }: PayloadAction<Column & { text: string; check: FilterCheck }>) => {
      const { type, column, text, check } = payload;
      const view = state[type];
      // The box was emptied, or the view replaced, while the text was settling.
      if (view.texts[column] !== text) return;
      if (check.kind === 'wrong') view.wrong[column] = check.sentence;
      if (check.kind === 'incomplete') delete view.applied[column];
      if (check.kind === 'ready') view.applied[column] = text.trim();
    },
    /** The server could not read some of the filters: their boxes say so. */
    filtersRefused: (
      state,
      { payload }: PayloadAction<{ type: OddsType; wrong: Record<string, string> }>,
    ) => {
      Object.assign(state[payload.type].wrong, payload.wrong);
    },
    /** A filter that isn't typed was chosen, and counts at once. */
    filterChosen: (state, { payload: { type, column, text } }: PayloadAction<Column & { text: string }>) => {
      const view = state[type];
      view.texts[column] = view.applied[column] = text;
      delete view.wrong[column];
    },
    filterRemoved: (state, { payload: { type, column } }: PayloadAction<Column>) => {
      removeFilter(state[type], column);
    },
    filtersCleared: (state, { payload }: PayloadAction<OddsType>) => {
      Object.assign(state[payload], { texts: {}, applied: {}, wrong: {} });
      state[payload].clears++;
    },
    /** Other filters take the place of all that are there; the hidden groups stay when they are left out. */
    filtersReplaced: (
      state,
      {
        payload: { type, ...view },
      }: PayloadAction<{ type: OddsType } & Filters & { hiddenGroups?: string[] }>,
    ) => {
      Object.assign(state[type], view);
    },
    hiddenGroupsChanged: (state, { payload }: PayloadAction<{ type: OddsType; groups: string[] }>) => {
      state[payload.type].hiddenGroups = payload.groups;
    },
  },
});

function removeFilter(view: Draft<OddsView>, column: string): void {
  delete view.texts[column];
  delete view.applied[column];
  delete view.wrong[column];
}

export const {
  viewOpened,
  viewClosed,
  filterTyped,
  filterSettled,
  filtersRefused,
  filterChosen,
  filterRemoved,
  filtersCleared,
  filtersReplaced,
  hiddenGroupsChanged,
} = oddsViewSlice.actions;

/** The view of one table. */
export const selectOddsView = (
  state: { oddsView: ReturnType<typeof oddsViewSlice.reducer> },
  type: OddsType,
): OddsView => state.oddsView[type];
