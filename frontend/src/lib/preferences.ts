import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { localStore } from './browser-store';

/** A choice of the visitor that the browser keeps for the next visit. */
export interface Preference<Value extends string | boolean | null> {
  /** The name under which it is kept. */
  readonly key: string;
  /** The choice that stands there; without one, or where something else stands there, what applies until it is made. */
  readonly parse: (stored: string | null) => Value;
}

export type SiteTheme = 'light' | 'dark';

/** The site's theme; until it is chosen, what the system prefers. public/theme-init.js, which runs first, repeats the rule. */
export const SITE_THEME: Preference<SiteTheme> = {
  key: 'siteTheme',
  parse: (stored) => {
    if (stored === 'light' || stored === 'dark') return stored;
    return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  },
};

/** Whether the odds tables are dark; null = like the rest of the site. */
export const DARK_TABLE: Preference<boolean | null> = {
  key: 'darkTableTheme',
  parse: (stored) => (stored === null ? null : stored === 'true'),
};

/** How phones draw a table of matches. */
export const PHONE_LAYOUT: Preference<'cards' | 'table'> = {
  key: 'phoneTableLayout',
  parse: (stored) => (stored === 'table' ? 'table' : 'cards'),
};

/** Whether filtered columns stand beside the teams. */
export const PINNED_FILTERS: Preference<boolean> = {
  key: 'pinFilteredColumns',
  parse: (stored) => stored === 'true',
};

/** Whether the key that leads to `Sütun ara` is heeded; it is until the visitor turns it off (WCAG 2.1.4). */
export const COLUMN_KEY_HEEDED: Preference<'on' | 'off'> = {
  key: 'columnKey',
  parse: (stored) => (stored === 'off' ? 'off' : 'on'),
};

/** The key of the ready recipe that was chosen last. */
export const LAST_RECIPE: Preference<string | null> = { key: 'lastRecipe', parse: (stored) => stored };

const KEPT = [SITE_THEME, DARK_TABLE, PHONE_LAYOUT, PINNED_FILTERS, COLUMN_KEY_HEEDED, LAST_RECIPE];

/** The choices as they are kept, by key. The store writes each one where it was read (store.ts). */
export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): Record<string, string | null> =>
    Object.fromEntries(KEPT.map(({ key }) => [key, localStore.read(key)])),
  reducers: {
    preferenceChosen(state, { payload }: PayloadAction<{ key: string; value: string }>) {
      state[payload.key] = payload.value;
    },
  },
});

export const { preferenceChosen } = preferencesSlice.actions;

interface WithPreferences {
  preferences: Readonly<Record<string, string | null>>;
}

/** What phones draw around the page: the header's surface (styles/tokens.css). */
const AROUND: Record<SiteTheme, string> = { light: '#ffffff', dark: '#111a2b' };

/** Draws the page in a theme. */
export function drawSiteTheme(theme: SiteTheme): void {
  document.documentElement.dataset.theme = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = AROUND[theme];
  });
}

/** The choice, and how to make another, which the browser keeps. */
export function usePreference<Value extends string | boolean | null>({
  key,
  parse,
}: Preference<Value>): [value: Value, choose: (value: NonNullable<Value>) => void] {
  const dispatch = useDispatch();
  const value = useSelector(({ preferences }: WithPreferences) => parse(preferences[key] ?? null));
  return [value, (next) => void dispatch(preferenceChosen({ key, value: String(next) }))];
}
