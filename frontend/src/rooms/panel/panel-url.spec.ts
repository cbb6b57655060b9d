import { EMPTY_VIEW, readTab, readView, writeView } from './panel-url';

const read = (search: string) => readView(new URLSearchParams(search));

describe('the address of the panel', () => {
  it('names a tab alone while nothing is narrowed', () => {
    expect(writeView('users', {})).toBe('?sekme=users');
    expect(read('?sekme=users')).toEqual(EMPTY_VIEW);
    expect(readTab(new URLSearchParams('?sekme=users'))).toBe('users');
  });

  it('says the same when read again', () => {
    const view = {
      ...EMPTY_VIEW,
      part: 'bulten',
      page: 3,
      perPage: 100,
      search: 'şık & ğ=1',
      sort: 'username',
      order: 'desc' as const,
      status: 'pending',
      table: 'users',
      row: '12',
    };
    expect(read(writeView('mails', view))).toEqual(view);
  });

  it.each([
    '?sayfa=0',
    '?sayfa=-1',
    '?sayfa=x',
    '?sayfa=99999999',
    '?adet=51',
    '?yon=yukari',
    '?kayit=1%20OR%201',
  ])('takes %s for nothing said', (search) => expect(read(search)).toEqual(EMPTY_VIEW));
});
