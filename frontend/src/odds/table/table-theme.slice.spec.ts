import { tableThemeChosen, tableThemeSlice } from './table-theme.slice';

const { getInitialState, reducer } = tableThemeSlice;

describe('the theme of the odds tables', () => {
  it('follows the site until it is chosen', () => {
    expect(getInitialState()).toEqual({ dark: null });
  });

  it.each([
    ['true', true],
    ['false', false],
  ])('starts from the stored %p', (stored, dark) => {
    localStorage.setItem('darkTableTheme', stored);
    expect(getInitialState()).toEqual({ dark });
  });

  it('is kept under darkTableTheme', () => {
    expect(reducer(undefined, tableThemeChosen(true))).toEqual({ dark: true });
    expect(localStorage.getItem('darkTableTheme')).toBe('true');
    expect(reducer(undefined, tableThemeChosen(false))).toEqual({ dark: false });
    expect(localStorage.getItem('darkTableTheme')).toBe('false');
  });
});
