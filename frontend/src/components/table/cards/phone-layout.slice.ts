import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

const KEY = 'phoneTableLayout';

/** How phones draw a table of matches. */
export type PhoneLayout = 'cards' | 'table';

const readStored = (): PhoneLayout => (localStorage.getItem(KEY) === 'table' ? 'table' : 'cards');

/** Cards until the visitor prefers the table, which is kept for the next visit. */
export const phoneLayoutSlice = createSlice({
  name: 'phoneLayout',
  initialState: (): { layout: PhoneLayout } => ({ layout: readStored() }),
  reducers: {
    phoneLayoutChosen: {
      prepare: (layout: PhoneLayout) => {
        localStorage.setItem(KEY, layout);
        return { payload: layout };
      },
      reducer: (state, { payload }: PayloadAction<PhoneLayout>) => {
        state.layout = payload;
      },
    },
  },
  selectors: { selectPhoneLayout: (state) => state.layout },
});

export const { phoneLayoutChosen } = phoneLayoutSlice.actions;
export const { selectPhoneLayout } = phoneLayoutSlice.selectors;
