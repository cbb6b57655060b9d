import { act, renderHook } from '@testing-library/react';
import {
  chooseSiteTheme,
  COLUMN_KEY_HEEDED,
  DARK_TABLE,
  keepPreference,
  LAST_RECIPE,
  PHONE_LAYOUT,
  PINNED_FILTERS,
  readPreference,
  SITE_THEME,
  usePreference,
} from './preferences';

describe('what the browser keeps of a visitor’s choices', () => {
  it.each([
    [SITE_THEME, 'light'],
    [DARK_TABLE, null],
    [PHONE_LAYOUT, 'cards'],
    [PINNED_FILTERS, false],
    [COLUMN_KEY_HEEDED, 'on'],
    [LAST_RECIPE, null],
  ])('begins without a choice: %j', (preference, value) => {
    expect(readPreference<string | boolean | null>(preference)).toBe(value);
  });

  it.each([
    ['siteTheme', 'dark', SITE_THEME, 'dark'],
    ['darkTableTheme', 'true', DARK_TABLE, true],
    ['darkTableTheme', 'false', DARK_TABLE, false],
    ['phoneTableLayout', 'table', PHONE_LAYOUT, 'table'],
    ['phoneTableLayout', 'cards', PHONE_LAYOUT, 'cards'],
    ['pinFilteredColumns', 'true', PINNED_FILTERS, true],
    ['pinFilteredColumns', 'false', PINNED_FILTERS, false],
    ['columnKey', 'off', COLUMN_KEY_HEEDED, 'off'],
    ['columnKey', 'on', COLUMN_KEY_HEEDED, 'on'],
    ['lastRecipe', 'near-result', LAST_RECIPE, 'near-result'],
  ] as const)('stands under %s as %s', (key, stored, preference, value) => {
    localStorage.setItem(key, stored);
    expect(readPreference<string | boolean | null>(preference)).toBe(value);
    localStorage.removeItem(key);
    keepPreference<string | boolean | null>(preference, value);
    expect(localStorage.getItem(key)).toBe(stored);
  });

  it.each([
    ['siteTheme', 'pink', SITE_THEME, 'light'],
    ['phoneTableLayout', 'liste', PHONE_LAYOUT, 'cards'],
  ] as const)('is not what something else stored under %s says', (key, stored, preference, value) => {
    localStorage.setItem(key, stored);
    expect(readPreference<string | boolean | null>(preference)).toBe(value);
  });

  it('marks the page where it is the theme of the site', () => {
    chooseSiteTheme('dark');
    expect(readPreference(SITE_THEME)).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('is followed by everything that shows it', () => {
    const { result } = renderHook(() => [usePreference(PHONE_LAYOUT), usePreference(PHONE_LAYOUT)] as const);
    act(() => result.current[0][1]('table'));
    expect(result.current.map(([layout]) => layout)).toEqual(['table', 'table']);
  });
});
