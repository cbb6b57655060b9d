import { returnByMatch } from '../../src/archive/statistics/by-match';
import type { ReturnFigures } from '../../src/archive/statistics/return-interval';
import { oddColumn } from '../../src/archive/catalogue/columns';
import { type ArchivedMatch, scoresOf } from '../../test/support/random-archive';

/** What an editor does before kick-off who may take back what was published. Prices in hundredths. */
interface Habit {
  readonly name: string;
  readonly keeps: (opening: number, closing: number) => boolean;
  /** The price that stands on the record. */
  readonly price: (opening: number, closing: number) => number;
}

const atOpening = (opening: number): number => opening;

const HABITS: readonly Habit[] = [
  { name: 'keeps every pick', keeps: () => true, price: atOpening },
  { name: 'takes it back and puts it again where the price rose', keeps: () => true, price: Math.max },
  {
    name: 'withdraws it where the price rose',
    keeps: (opening, closing) => closing <= opening,
    price: atOpening,
  },
  {
    name: 'withdraws it unless the price fell',
    keeps: (opening, closing) => closing < opening,
    price: atOpening,
  },
  {
    name: 'withdraws it unless the price fell by 5 %',
    keeps: (opening, closing) => closing <= opening * 0.95,
    price: atOpening,
  },
];

/** What the record of such an editor comes to. */
export interface HabitRecord extends ReturnFigures {
  readonly name: string;
  readonly picks: number;
}

const COLUMNS = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'] as const;
const LONGEST = 600;

/**
 * Editors who know nothing publish every full-time result up to 6.00 at its opening price; the closing price is the market's
 * last word. What is left of their records under each habit.
 */
export function withdrawnPicks(matches: readonly ArchivedMatch[]): HabitRecord[] {
  const picks = matches.flatMap((match) => {
    const scores = scoresOf(match);
    return COLUMNS.flatMap((column) => {
      const [opening, closing, won] = [
        match.opening[column],
        match.closing[column],
        oddColumn(column).settle(scores),
      ];
      if (opening === null || closing === null || won === null || opening > LONGEST) return [];
      return [{ match: match.id, opening, closing, won }];
    });
  });
  return HABITS.map(({ name, keeps, price }) => {
    const kept = picks.filter(({ opening, closing }) => keeps(opening, closing));
    const bets = kept.map(({ match, opening, closing, won }) => ({
      match,
      odd: price(opening, closing) / 100,
      won,
    }));
    return { name, picks: kept.length, ...returnByMatch(bets) };
  });
}
