import { readPage, withPage } from './page-param';

describe('the page in an address', () => {
  it.each([
    ['', 1],
    ['sayfa=3', 3],
    ['sayfa=0', 1],
    ['sayfa=-2', 1],
    ['sayfa=1.5', 1],
    ['sayfa=abc', 1],
    ['sayfa=99999999', 1],
  ])('%p is page %p', (query, page) => {
    expect(readPage(new URLSearchParams(query))).toBe(page);
  });

  it('changes without touching the rest', () => {
    const params = new URLSearchParams('yazar=ayşe&sayfa=2');
    expect(new URLSearchParams(withPage(params, 3)).get('yazar')).toBe('ayşe');
    expect(readPage(new URLSearchParams(withPage(params, 3)))).toBe(3);
    expect(params.get('sayfa')).toBe('2');
  });

  it('is left out for the first page', () => {
    expect(withPage(new URLSearchParams('sayfa=2'), 1)).toBe('?');
  });
});
