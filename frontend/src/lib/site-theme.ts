import { useSyncExternalStore } from 'react';
import { localStore } from './browser-store';

export type SiteTheme = 'light' | 'dark';

const KEY = 'siteTheme';
/** What phones draw around the page: the header's surface (styles/tokens.css). */
const AROUND: Record<SiteTheme, string> = { light: '#ffffff', dark: '#111a2b' };
const listeners = new Set<() => void>();

/** The visitor's choice, else what the system prefers. The rule is repeated in public/theme-init.js, which runs first. */
export function readSiteTheme(): SiteTheme {
  const stored = localStore.read(KEY);
  if (stored === 'light' || stored === 'dark') return stored;
  return window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Draws the page in a theme and remembers the choice. */
export function applySiteTheme(theme: SiteTheme): void {
  localStore.write(KEY, theme);
  document.documentElement.dataset.theme = theme;
  document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]').forEach((meta) => {
    meta.content = AROUND[theme];
  });
  listeners.forEach((listener) => listener());
}

/** The site's theme, followed as it changes. */
export function useSiteTheme(): SiteTheme {
  return useSyncExternalStore((changed) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }, readSiteTheme);
}
