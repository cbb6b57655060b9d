import { winningSelections } from './match-results';

const scores = (hh: number | null, ha: number | null, fh: number | null, fa: number | null) => ({
  hh,
  ha,
  fh,
  fa,
  firstGoal: null,
});

describe('the winning selections of a match', () => {
  it('are those that its scores settle as won, in the order of the table', () => {
    const winners = winningSelections(scores(0, 1, 2, 1));
    expect(winners.slice(0, 3)).toEqual(['ft_1_odd', 'ft_1x_odd', 'ft_12_odd']);
    expect(winners).toEqual(
      expect.arrayContaining(['over_25_odd', 'bts_yes_odd', 'htft_21_odd', 'cs_21_odd', 'sh_1_odd']),
    );
    expect(winners).not.toEqual(expect.arrayContaining(['under_25_odd']));
    expect(winners.filter((field) => field.startsWith('cs_'))).toEqual(['cs_21_odd']);
  });

  it('leave out what needs a half-time score that is not known', () => {
    const winners = winningSelections(scores(null, null, 3, 0));
    expect(winners).toContain('ft_1_odd');
    expect(winners.filter((field) => /^(ht|sh)/.test(field))).toEqual([]);
  });

  it('name the first goal where it is recorded, or where the score gives it away', () => {
    const firstGoals = (fh: number, fa: number, firstGoal: 'H' | 'A' | 'N' | null) =>
      winningSelections({ ...scores(0, 0, fh, fa), firstGoal }).filter((field) => field.startsWith('fg_'));
    expect(firstGoals(2, 1, null)).toEqual([]);
    expect(firstGoals(2, 1, 'A')).toEqual(['fg_2_odd']);
    expect(firstGoals(2, 0, null)).toEqual(['fg_1_odd']);
    expect(firstGoals(0, 0, null)).toEqual(['fg_no']);
  });

  it('are none while the match is not played', () => {
    expect(winningSelections(scores(null, null, null, null))).toEqual([]);
  });
});
