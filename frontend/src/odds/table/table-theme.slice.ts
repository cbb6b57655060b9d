import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { localStore } from '../../lib/browser-store';

const KEY = 'darkTableTheme';

/** Whether the odds tables are dark; null = like the rest of the site. */
export interface TableThemeState {
  dark: boolean | null;
}

function readStored(): boolean | null {
  const stored = localStore.read(KEY);
  return stored === null ? null : stored === 'true';
}

/** The tables' own theme, kept under `darkTableTheme`. */
export const tableThemeSlice = createSlice({
  name: 'tableTheme',
  initialState: (): TableThemeState => ({ dark: readStored() }),
  reducers: {
    tableThemeChosen: {
      prepare: (dark: boolean) => {
        localStore.write(KEY, String(dark));
        return { payload: dark };
      },
      reducer: (state, { payload }: PayloadAction<boolean>) => {
        state.dark = payload;
      },
    },
  },
  selectors: { selectTableDark: (state) => state.dark },
});

export const { tableThemeChosen } = tableThemeSlice.actions;
export const { selectTableDark } = tableThemeSlice.selectors;
