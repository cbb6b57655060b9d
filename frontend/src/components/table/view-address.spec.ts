import { GROUPS } from '../../testing/catalogue';
import { paramsOfTexts } from './filter-text';
import { matchTable, type TableFilter } from './match-table';
import { readView, sameAddress, sharedPart, withView, writeView } from './view-address';

const SOURCE: TableFilter = {
  ...{ id: 'source', shortTitle: 'Kaynak', params: ['source'], minChars: 1 },
  written: (text) => text,
};

const table = matchTable({
  ...{ key: 'closing', title: 'Oranlar', groups: GROUPS, otherFilters: [SOURCE] },
  ...{ sortable: true, byPlayed: true },
});

/** What an address that says nothing about them means. */
const BEGINNING = { played: 'played', sort: null };
const read = (search: string) => readView(search, table);

describe('a view in the address', () => {
  it('is read with its filters and hidden groups', () => {
    expect(read('?ft_1_odd=1.85&home_team=be%C5%9F&gizli=ft,general')).toEqual({
      texts: { home_team: 'beş', ft_1_odd: '1.85' },
      applied: { home_team: 'beş', ft_1_odd: '1.85' },
      hiddenGroups: ['ft', 'general'],
      ...BEGINNING,
    });
  });

  it('drops columns and groups that do not exist', () => {
    const view = read('?yok=1&ft_9_odd=1.85&gizli=yok,ft,ft&id=4');
    expect(view).toEqual({ texts: {}, applied: {}, hiddenGroups: ['ft'], ...BEGINNING });
  });

  it('is read with what else the table is filtered by, which saved filters do not keep', () => {
    const { applied } = read('?source=iddaa-wide&ft_1_odd=1.85');
    expect(applied).toEqual({ source: 'iddaa-wide', ft_1_odd: '1.85' });
    expect(paramsOfTexts(applied, table.columns)).toEqual({ ft_1_odd: '1.85' });
  });

  it('keeps a text that is too short in its box without searching for it', () => {
    expect(read('?ft_1_odd=9-1&ft_x_odd=3')).toMatchObject({
      texts: { ft_1_odd: '9-1', ft_x_odd: '3' },
      applied: { ft_1_odd: '9-1' },
    });
  });

  it('comes back as it was written, whatever stands in it', () => {
    const applied = {
      ft_1_odd: '>=1,8',
      ft_score: '2 - 1',
      home_team: 'a&b=c+d #é',
      match_date: '2024..2025',
    };
    const view = read(`?${writeView({ applied, hiddenGroups: ['match', 'ft'] })}`);
    expect(view.applied).toEqual(applied);
    expect(view.hiddenGroups).toEqual(['ft', 'match']);
  });

  it('is the same address in whatever order it came about', () => {
    expect(writeView({ applied: { b: '1', a: '2' }, hiddenGroups: ['y', 'x'] })).toBe('a=2&b=1&gizli=x,y');
    expect(writeView({ applied: {}, hiddenGroups: [] })).toBe('');
    expect(sameAddress('?b=1&a=%C5%9F', 'a=ş&b=1')).toBe(true);
    expect(sameAddress('?b=1', 'b=2')).toBe(false);
  });

  it('leaves hidden groups as the visitor left them only where the address says nothing', () => {
    localStorage.setItem('hiddenHeaders', '["ft","yok"]');
    expect(read('').hiddenGroups).toEqual(['ft']);
    expect(read('?utm=x').hiddenGroups).toEqual(['ft']);
    expect(read('?ft_1_odd=1.85').hiddenGroups).toEqual([]);
    expect(read('?gizli=').hiddenGroups).toEqual([]);
  });

  it('has groups hidden of its own, but both odds tables the same', () => {
    localStorage.setItem('hiddenHeaders', '["ft"]');
    localStorage.setItem('bulletinHiddenHeaders', '["match"]');
    const hidden = (['opening', 'closing', 'bulletin', 'ratings'] as const).map(
      (key) => readView('', { ...table, key }).hiddenGroups,
    );
    expect(hidden).toEqual([['ft'], ['ft'], ['match'], []]);
  });

  it.each(['{', '"ft"', '[1,null]', 'null'])('survives the stored hidden groups %p', (stored) => {
    localStorage.setItem('hiddenHeaders', stored);
    expect(read('').hiddenGroups).toEqual([]);
  });

  it.each([
    ['', BEGINNING],
    ['played=false', { played: 'upcoming', sort: null }],
    ['played=all&sort=ft_1_odd', { played: 'all', sort: { column: 'ft_1_odd', order: 'asc' } }],
    ['sort=match_date&order=desc', { played: 'played', sort: { column: 'match_date', order: 'desc' } }],
  ])('holds which matches are shown and their order: %p', (search, view) => {
    expect(read(search)).toMatchObject(view);
    expect(writeView(read(search))).toBe(search);
    expect(sharedPart(search, table)).toBe(search);
  });

  it.each(['played=true', 'played=ev', 'sort=yok', 'sort=ft_score', 'order=desc'])(
    'begins with the newest played matches where it says %p',
    (search) => expect(read(search)).toMatchObject(BEGINNING),
  );

  it('has no order and no such choice where the table can not be asked for them', () => {
    const plain = matchTable({ key: 'bulletin', title: 'Bülten', groups: GROUPS });
    expect(readView('?played=false&sort=ft_1_odd', plain)).toMatchObject(BEGINNING);
    expect(sharedPart('?played=false&sort=ft_1_odd', plain)).toBe('');
  });

  it('stands beside what else the screen keeps there', () => {
    const rating = { ...table, otherParams: ['reyting', 'mac'] };
    const view = { applied: { home_team: 'a b' }, hiddenGroups: ['ft'] };
    const search = '?mac=9&reyting=6&utm=x&ft_1_odd=1.85';
    expect(withView(search, view, rating)).toBe('reyting=6&mac=9&home_team=a+b&gizli=ft');
    expect(withView(search, view, table)).toBe('home_team=a+b&gizli=ft');
    expect(sharedPart(search, rating)).toBe('ft_1_odd=1.85');
    expect(sharedPart('?reyting=7', rating)).toBe('');
  });
});
