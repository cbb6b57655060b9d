import { applySiteTheme, readSiteTheme } from './site-theme';

describe('the theme of the site', () => {
  it('follows the system until the visitor chooses', () => {
    expect(readSiteTheme()).toBe('light');
  });

  it('keeps the choice and marks the page with it', () => {
    applySiteTheme('dark');
    expect(readSiteTheme()).toBe('dark');
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  });

  it('ignores a stored word that is no theme', () => {
    localStorage.setItem('siteTheme', 'pink');
    expect(readSiteTheme()).toBe('light');
  });
});
