import { ownPath } from './browser-location';

describe('the page to return to after login', () => {
  it('is kept with its filters', () => {
    expect(ownPath('/kapanisoran?ft_1_odd=1.85')).toBe('/kapanisoran?ft_1_odd=1.85');
  });

  it.each([
    '//kotu.example',
    '/\\kotu.example',
    'https://kotu.example',
    'javascript:alert(1)',
    '',
    undefined,
    7,
  ])('never leaves the site: %p', (path) => {
    expect(ownPath(path)).toBe('/');
  });
});
