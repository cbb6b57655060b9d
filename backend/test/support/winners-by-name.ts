import type { MatchScores } from '../../src/archive/catalogue/settlement';

/** The winning selections, read off the names of the columns instead of from rules per column. */
export function winnersByName({
  hh,
  ha,
  fh,
  fa,
  firstGoal,
}: MatchScores & { fh: number; fa: number; hh: number; ha: number }) {
  const letter = (home: number, away: number) => ['2', 'x', '1'][Math.sign(home - away) + 1]!;
  const side = (goals: number, line: string) => (goals > Number(line[0]) ? 'over' : 'under');
  const result = letter(fh, fa);
  const half = letter(hh, ha);
  const goals = fh + fa;
  const listed = goals <= 6 ? `${fh}${fa}` : 'other';
  const firstGoalField = { H: 'fg_1_odd', A: 'fg_2_odd', N: 'fg_no' }[firstGoal ?? 'N'];
  return [
    `ft_${result}_odd`,
    ...['1x', '12', 'x2'].filter((pair) => pair.includes(result)).map((pair) => `ft_${pair}_odd`),
    ...['05', '15', '25', '35', '45', '55'].map((line) => `${side(goals, line)}_${line}_odd`),
    ...['05', '15', '25'].map((line) => `ht_${side(hh + ha, line)}_${line}_odd`),
    ...['1x', '12', 'x2'].filter((pair) => pair.includes(half)).map((pair) => `ht_${pair}_odd`),
    `ht_${half}_odd`,
    `sh_${letter(fh - hh, fa - ha)}_odd`,
    ['even_odd', 'odd_odd'][goals & 1]!,
    ['tgr_01_odd', 'tgr_23_odd', 'tgr_45_odd', 'tgr_6_odd'][Math.min(Math.floor(goals / 2), 3)]!,
    `bts_${fh * fa === 0 ? 'no' : 'yes'}_odd`,
    `htft_${half}${result}_odd`,
    firstGoalField,
    `cs_${listed}_odd`,
    ...['15', '25', '35', '45'].map((line) => `ft_${result}_${side(goals, line)[0]}_${line}_odd`),
    `ht_btts_${hh * ha === 0 ? 'no' : 'yes'}_odd`,
    `ht_home_${side(hh, '05')}_05_odd`,
    `ht_away_${side(ha, '05')}_05_odd`,
    ...['05', '15', '25'].flatMap((line) => [
      `away_${side(fa, line)}_${line}_odd`,
      `home_${side(fh, line)}_${line}_odd`,
    ]),
  ];
}
