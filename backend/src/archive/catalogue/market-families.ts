import type { OddColumn } from './column-types';
import {
  atFullTime,
  atHalfAndFullTime,
  awayWins,
  firstGoalBy,
  homeWins,
  isDraw,
  overGoalsOf,
  type Settlement,
} from './settlement';

/** A goal line as it stands in column names: 2.5 is `25`. */
export type LineSuffix = '05' | '15' | '25' | '35' | '45' | '55';

/** The goal line that a suffix stands for. */
export const lineOf = (suffix: LineSuffix): number => Number(suffix) / 10;

/** The goal line in Turkish: `25` is `2,5`. */
export const lineTitle = (suffix: LineSuffix): string => `${suffix[0]},${suffix[1]}`;

/** Turns a rule over a home and an away number into the settlement of a period. */
type AtPeriod = (rule: (home: number, away: number) => boolean) => Settlement;

/** A selection that is settled by rules in their way: `at(...rules)`. */
const selection = <const F extends string, Rules extends unknown[]>(
  field: F,
  title: string,
  at: (...rules: Rules) => Settlement,
  ...rules: Rules
): OddColumn<F> => ({ kind: 'odd', field, title, settle: at(...rules) });

/** Home win, draw, away win. */
export const resultColumns = <const P extends string>(prefix: P, at: AtPeriod) => [
  selection(`${prefix}_1_odd`, '1', at, homeWins),
  selection(`${prefix}_x_odd`, 'X', at, isDraw),
  selection(`${prefix}_2_odd`, '2', at, awayWins),
];

/** Two of the three results on one slip. */
export const doubleChanceColumns = <const P extends string>(prefix: P, at: AtPeriod) => [
  selection(`${prefix}_1x_odd`, '1-X', at, (home, away) => home >= away),
  selection(`${prefix}_12_odd`, '1-2', at, (home, away) => home !== away),
  selection(`${prefix}_x2_odd`, 'X-2', at, (home, away) => home <= away),
];

/** Total goals of both sides below or above a line. */
export const totalColumns = <const P extends string, const L extends LineSuffix>(
  prefix: P,
  suffix: L,
  at: AtPeriod,
) => [
  selection(`${prefix}under_${suffix}_odd`, 'Alt', at, (home, away) => home + away < lineOf(suffix)),
  selection(`${prefix}over_${suffix}_odd`, 'Üst', at, (home, away) => home + away > lineOf(suffix)),
];

/** Goals of one side below or above a line. */
export const teamTotalColumns = <const P extends string, const L extends LineSuffix>(
  prefix: P,
  suffix: L,
  goals: 'hh' | 'ha' | 'fh' | 'fa',
) => [
  selection(`${prefix}under_${suffix}_odd`, 'Alt', overGoalsOf, goals, (scored) => scored < lineOf(suffix)),
  selection(`${prefix}over_${suffix}_odd`, 'Üst', overGoalsOf, goals, (scored) => scored > lineOf(suffix)),
];

/** Both sides score, or not. */
export const bothScoreColumns = <const P extends string>(prefix: P, at: AtPeriod) => [
  selection(`${prefix}_yes_odd`, 'Var', at, (home, away) => home > 0 && away > 0),
  selection(`${prefix}_no_odd`, 'Yok', at, (home, away) => home === 0 || away === 0),
];

/** Whether the goals of both sides add up to an odd or an even number. */
export const oddEvenColumns = () => [
  selection('odd_odd', 'Tek', atFullTime, (home, away) => (home + away) % 2 === 1),
  selection('even_odd', 'Çift', atFullTime, (home, away) => (home + away) % 2 === 0),
];

/** Ranges of the goals of both sides. */
export const goalRangeColumns = () => [
  selection('tgr_01_odd', '0-1', goalsBetween, 0, 1),
  selection('tgr_23_odd', '2-3', goalsBetween, 2, 3),
  selection('tgr_45_odd', '4-5', goalsBetween, 4, 5),
  selection('tgr_6_odd', '6+', goalsBetween, 6, Infinity),
];

const goalsBetween = (least: number, most: number): Settlement =>
  atFullTime((home, away) => home + away >= least && home + away <= most);

/** The side that scores first, or that nobody does. */
export const firstGoalColumns = () => [
  selection('fg_1_odd', 'Ev Sahibi', firstGoalBy, 'H'),
  { ...selection('fg_no', 'Gol Olmaz', goalsBetween, 0, 0), alias: 'fg_no_odd' },
  selection('fg_2_odd', 'Deplasman', firstGoalBy, 'A'),
];

const RESULTS = [
  { key: '1', title: '1', rule: homeWins },
  { key: 'x', title: 'X', rule: isDraw },
  { key: '2', title: '2', rule: awayWins },
] as const;

/** The nine pairs of half-time and full-time result. */
export const halfFullColumns = () =>
  RESULTS.flatMap((half) =>
    RESULTS.map((full) =>
      selection(
        `htft_${half.key}${full.key}_odd`,
        `${half.title}/${full.title}`,
        atHalfAndFullTime,
        half.rule,
        full.rule,
      ),
    ),
  );

/** Full-time result together with total goals below or above a line. */
export const resultAndTotalColumns = <const L extends LineSuffix>(suffix: L) => [
  ...RESULTS.map(({ key, title, rule }) =>
    selection(
      `ft_${key}_u_${suffix}_odd`,
      `${title} ve Alt`,
      atFullTime,
      (home, away) => rule(home, away) && home + away < lineOf(suffix),
    ),
  ),
  ...RESULTS.map(({ key, title, rule }) =>
    selection(
      `ft_${key}_o_${suffix}_odd`,
      `${title} ve Üst`,
      atFullTime,
      (home, away) => rule(home, away) && home + away > lineOf(suffix),
    ),
  ),
];

/**
 * Scores with a price of their own, home wins first, then draws, then away wins: every score with at
 * most six goals, as on İddaa's "Maç Skoru" list. Any other score is `cs_other_odd`.
 */
const LISTED_SCORES = [
  ...(['10', '20', '21', '30', '31', '32', '40', '41', '42', '50', '51', '60'] as const),
  ...(['00', '11', '22', '33'] as const),
  ...(['01', '02', '12', '03', '13', '23', '04', '14', '24', '05', '15', '06'] as const),
] as const;

const isListed = (home: number, away: number): boolean =>
  (LISTED_SCORES as readonly string[]).includes(`${home}${away}`);

/** One column per listed score, and one for all others. */
export const correctScoreColumns = () => [
  ...LISTED_SCORES.map((score) =>
    selection(
      `cs_${score}_odd`,
      `${score[0]}-${score[1]}`,
      atFullTime,
      (home, away) => `${home}${away}` === score,
    ),
  ),
  selection('cs_other_odd', 'Diğer', atFullTime, (home, away) => !isListed(home, away)),
];
