import { act, renderHook } from '@testing-library/react';
import { createElement, type PropsWithChildren } from 'react';
import { Provider } from 'react-redux';
import { createStore } from '../store';
import {
  COLUMN_KEY_HEEDED,
  DARK_TABLE,
  drawSiteTheme,
  LAST_RECIPE,
  PHONE_LAYOUT,
  PINNED_FILTERS,
  type Preference,
  SITE_THEME,
  usePreference,
} from './preferences';

/** Every choice as a page sees it that opens now. */
function open<Value extends string | boolean | null>(preference: Preference<Value>) {
  const store = createStore();
  const wrapper = ({ children }: PropsWithChildren) => createElement(Provider, { store, children });
  return renderHook(() => [usePreference(preference), usePreference(preference)] as const, { wrapper })
    .result;
}
const read = (preference: Preference<string | boolean | null>) => open(preference).current[0][0];

describe('what the browser keeps of a visitor’s choices', () => {
  it.each([
    [SITE_THEME, 'light'],
    [DARK_TABLE, null],
    [PHONE_LAYOUT, 'cards'],
    [PINNED_FILTERS, false],
    [COLUMN_KEY_HEEDED, 'on'],
    [LAST_RECIPE, null],
  ])('begins without a choice: %j', (preference, value) => {
    expect(read(preference)).toBe(value);
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
    expect(read(preference)).toBe(value);
    localStorage.removeItem(key);
    const page = open<string | boolean | null>(preference);
    act(() => page.current[0][1](value));
    expect(localStorage.getItem(key)).toBe(stored);
  });

  it.each([
    ['siteTheme', 'pink', SITE_THEME, 'light'],
    ['phoneTableLayout', 'liste', PHONE_LAYOUT, 'cards'],
  ] as const)('is not what something else stored under %s says', (key, stored, preference, value) => {
    localStorage.setItem(key, stored);
    expect(read(preference)).toBe(value);
  });

  it('marks the page where it is the theme of the site', () => {
    drawSiteTheme('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('is followed by everything that shows it', () => {
    const page = open(PHONE_LAYOUT);
    act(() => page.current[0][1]('table'));
    expect(page.current.map(([layout]) => layout)).toEqual(['table', 'table']);
  });
});
