import { readPicksUrl, withAuthor } from './picks-url';

const params = (query: string) => new URLSearchParams(query);

describe('the address of the posts', () => {
  it('names author and page', () => {
    expect(readPicksUrl(params('yazar=Ay%C5%9Fe&sayfa=3'))).toEqual({ page: 3, author: 'Ayşe' });
    expect(readPicksUrl(params(''))).toEqual({ page: 1, author: null });
    expect(readPicksUrl(params('yazar=+&sayfa=x'))).toEqual({ page: 1, author: null });
  });

  it('takes no longer author than the server', () => {
    expect(readPicksUrl(params(`yazar=${'a'.repeat(200)}`)).author).toHaveLength(60);
  });

  it('begins again with another author', () => {
    expect(withAuthor(params('sayfa=4&yazar=a'), 'b').toString()).toBe('yazar=b');
    expect(withAuthor(params('sayfa=4&yazar=a'), null).toString()).toBe('');
  });
});
