import { GROUPS } from '../../testing/catalogue';
import { seenFields } from './seen-fields';

describe('the columns of a file', () => {
  it('are all where the table shows all of them', () => {
    expect(seenFields(GROUPS, new Set())).toBeUndefined();
    expect(seenFields(GROUPS, new Set(['unknown']))).toBeUndefined();
  });

  it('are all but those shown on request, which are among them once they are shown', () => {
    const column = { ...GROUPS[0]!.columns[0]!, field: 'home_form', kind: 'integer' as const };
    const groups = [...GROUPS, { ...GROUPS[0]!, key: 'before', on_request: true, columns: [column] }];
    expect(seenFields(groups, new Set(['before']))).toBeUndefined();
    expect(seenFields(groups, new Set())).toEqual(expect.arrayContaining(['ft_1_odd', 'home_form']));
    expect(seenFields(groups, new Set(['ft', 'before']))).not.toContain('home_form');
  });

  it('are those of the groups that the table shows, goals one by one, the time beside the day', () => {
    expect(seenFields(GROUPS, new Set(['ft']))).toEqual([
      ...['match_date', 'match_time', 'country_name', 'home_team', 'away_team'],
      ...['home_ft_score', 'away_ft_score', 'total_goals', 'ht_ft_result'],
    ]);
  });

  it('are the teams, too, whose columns are never hidden', () => {
    expect(seenFields(GROUPS, new Set(['general', 'match']))).toEqual([
      ...['home_team', 'away_team', 'ft_code', 'ft_1_odd', 'ft_x_odd', 'ft_2_odd'],
    ]);
  });
});
