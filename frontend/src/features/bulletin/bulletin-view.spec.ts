import type { BulletinColumnDto, BulletinGroupDto } from '../../api/generated/wire';
import { writeView } from '../../components/table/view-address';
import { type BulletinView, changeView, readView } from './bulletin-view';

const column = (field: string, min_chars = 2): BulletinColumnDto => ({
  ...{ field, title: field, kind: 'odd', pin: false, min_chars },
});
const GROUPS: BulletinGroupDto[] = [
  { key: 'info', title: 'Maç', short_title: 'Maç', columns: [column('home_team'), column('ft_result', 1)] },
  { key: 'ft', title: 'MS', short_title: 'MS', columns: [column('ft_1_odd')] },
];
const EMPTY: BulletinView = { texts: {}, applied: {}, hiddenGroups: [], clears: 0 };

afterEach(() => localStorage.clear());

describe('the address of the bulletin', () => {
  it('carries filters and hidden groups both ways', () => {
    const view = { applied: { home_team: 'ığdır & co', ft_1_odd: '1,8' }, hiddenGroups: ['ft'] };
    expect(readView(writeView(view), GROUPS)).toEqual(view);
    expect(writeView(EMPTY)).toBe('');
  });

  it('drops what is no column, too short for one, or no group', () => {
    expect(readView('?ft_9_odd=1,8&home_team=a&ft_result=X&gizli=ft,yok,ft&page=3', GROUPS)).toEqual({
      applied: { ft_result: 'X' },
      hiddenGroups: ['ft'],
    });
  });

  it('that says nothing shows the groups as they were left, whatever is stored', () => {
    localStorage.setItem('bulletinHiddenHeaders', '["ft","yok",7]');
    expect(readView('', GROUPS).hiddenGroups).toEqual(['ft']);
    expect(readView('?ft_result=X', GROUPS).hiddenGroups).toEqual([]);
    localStorage.setItem('bulletinHiddenHeaders', '{broken');
    expect(readView('', GROUPS).hiddenGroups).toEqual([]);
  });
});

describe('typing in a box', () => {
  const typed = (view: BulletinView, text: string) =>
    changeView(view, { kind: 'typed', column: 'ft_1_odd', text });
  const settled = (view: BulletinView, text: string) =>
    changeView(view, { kind: 'settled', column: column('ft_1_odd'), text });

  it('counts once it has settled and is long enough', () => {
    const one = settled(typed(EMPTY, '1'), '1');
    expect([one.texts, one.applied]).toEqual([{ ft_1_odd: '1' }, {}]);
    const two = settled(typed(one, ' 1,8 '), ' 1,8 ');
    expect(two.applied).toEqual({ ft_1_odd: '1,8' });
    expect(settled(typed(two, '1'), '1').applied).toEqual({});
  });

  it('empties a filter at once', () => {
    const filtered = settled(typed(EMPTY, '1,8'), '1,8');
    expect(typed(filtered, '').applied).toEqual({});
    expect(typed(filtered, '').texts).toEqual({});
  });

  it('doesn’t count what was typed over or cleared meanwhile', () => {
    const later = typed(EMPTY, '1,85');
    expect(settled(later, '1,8')).toBe(later);
    const cleared = changeView(typed(EMPTY, '1,8'), { kind: 'cleared' });
    expect(settled(cleared, '1,8')).toBe(cleared);
    expect(cleared.clears).toBe(1);
  });
});

describe('filters from elsewhere', () => {
  it('take the place of all that were there, and leave the hidden groups alone unless they bring some', () => {
    const before = {
      ...EMPTY,
      applied: { home_team: 'ab' },
      texts: { home_team: 'ab' },
      hiddenGroups: ['ft'],
    };
    const filled = changeView(before, { kind: 'replaced', data: { ft_1_odd: '1.80', home_team: '' } });
    expect(filled.applied).toEqual({ ft_1_odd: '1.80' });
    expect(filled.hiddenGroups).toEqual(['ft']);
    expect(changeView(before, { kind: 'replaced', data: {}, hiddenGroups: [] }).hiddenGroups).toEqual([]);
  });
});
