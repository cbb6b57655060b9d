import { GROUPS } from '../../testing/catalogue';
import { writeView } from '../../components/table/view-address';
import { readView, searchParams } from './view-url';

describe('a view in the address', () => {
  it('is read with its filters and hidden groups', () => {
    expect(readView('?ft_1_odd=1.85&home_team=be%C5%9F&gizli=ft,general', GROUPS)).toEqual({
      texts: { home_team: 'beş', ft_1_odd: '1.85' },
      applied: { home_team: 'beş', ft_1_odd: '1.85' },
      wrong: {},
      hiddenGroups: ['ft', 'general'],
    });
  });

  it('drops columns and groups that do not exist', () => {
    const view = readView('?yok=1&ft_9_odd=1.85&gizli=yok,ft&id=4', GROUPS);
    expect(view).toEqual({ texts: {}, applied: {}, wrong: {}, hiddenGroups: ['ft'] });
  });

  it('is read with the source that it keeps to, but not with one that does not exist', () => {
    expect(readView('?source=iddaa-wide', GROUPS).applied).toEqual({ source: 'iddaa-wide' });
    expect(readView('?source=elsewhere', GROUPS)).toMatchObject({ texts: {}, applied: {} });
  });

  it('shows a text that can not be read as wrong instead of searching for it', () => {
    const view = readView('?ft_1_odd=9-1&ft_x_odd=3', GROUPS);
    expect(view.applied).toEqual({});
    expect(view.wrong).toEqual({ ft_1_odd: 'Aralığın başı sonundan büyük olamaz.' });
    expect(view.texts).toEqual({ ft_1_odd: '9-1', ft_x_odd: '3' });
  });

  it('comes back as it was written, whatever stands in it', () => {
    const applied = {
      ft_1_odd: '>=1,8',
      ft_score: '2 - 1',
      home_team: 'a&b=c+d #é',
      match_date: '2024..2025',
    };
    const view = readView(`?${writeView({ applied, hiddenGroups: ['match', 'ft'] })}`, GROUPS);
    expect(view.applied).toEqual(applied);
    expect(view.hiddenGroups).toEqual(['ft', 'match']);
  });

  it('is the same address in whatever order it came about', () => {
    expect(writeView({ applied: { b: '1', a: '2' }, hiddenGroups: ['y', 'x'] })).toBe('a=2&b=1&gizli=x,y');
    expect(writeView({ applied: {}, hiddenGroups: [] })).toBe('');
  });

  it('leaves hidden groups as the visitor left them only where the address says nothing', () => {
    localStorage.setItem('hiddenHeaders', '["ft","yok"]');
    expect(readView('', GROUPS).hiddenGroups).toEqual(['ft']);
    expect(readView('?utm=x', GROUPS).hiddenGroups).toEqual(['ft']);
    expect(readView('?ft_1_odd=1.85', GROUPS).hiddenGroups).toEqual([]);
    expect(readView('?gizli=', GROUPS).hiddenGroups).toEqual([]);
  });

  it.each(['{', '"ft"', '[1,null]', 'null'])('survives the stored hidden groups %p', (stored) => {
    localStorage.setItem('hiddenHeaders', stored);
    expect(readView('', GROUPS).hiddenGroups).toEqual([]);
  });
});

describe('the parameters of a search', () => {
  it('name a score twice, as home and away goals', () => {
    expect(searchParams({ ft_score: '2 - 1', ft_1_odd: '1,85' }, GROUPS)).toEqual({
      home_ft_score: '2',
      away_ft_score: '1',
      ft_1_odd: '1,85',
    });
  });
});
