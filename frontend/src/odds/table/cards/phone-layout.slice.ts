import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { localStore } from '../../../lib/browser-store';

const KEY = 'phoneTableLayout';

/** How phones draw a table of matches. */
export type PhoneLayout = 'cards' | 'table';

const readStored = (): PhoneLayout => (localStore.read(KEY) === 'table' ? 'table' : 'cards');

/** Cards until the visitor prefers the table, which is kept for the next visit. */
export const phoneLayoutSlice = createSlice({
  name: 'phoneLayout',
  initialState: (): { layout: PhoneLayout } => ({ layout: readStored() }),
  reducers: {
    phoneLayoutChosen: {
      prepare: (layout: PhoneLayout) => {
        localStore.write(KEY, layout);
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
