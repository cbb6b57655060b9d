import { remembered } from '../../../platform/text/remembered';
import { cleanText } from './clean-text';

/** Goals of home and away. */
export type Score = readonly [home: number, away: number];

const GOALS = /^(\d{1,2})(?:[.,]0+)?$/;
const PAIR = /^(\d{1,2})\s*[-:–]\s*(\d{1,2})$/;

/** Goals of one side as sources write them (`2`, `2.0`); null when empty, NaN when unreadable. */
export const parseGoals = remembered((cell): number | null => {
  const text = cleanText(cell);
  if (text === '' || text === '-') return null;
  const match = GOALS.exec(text);
  return match === null ? NaN : Number(match[1]);
});

/** Both sides in one cell (`2-1`, `2:1`); null when empty or only a dash, `'unreadable'` otherwise. */
export function parseScorePair(cell: string): Score | null | 'unreadable' {
  const text = cleanText(cell);
  if (text === '' || /^[-:–]$/.test(text)) return null;
  const match = PAIR.exec(text);
  return match === null ? 'unreadable' : [Number(match[1]), Number(match[2])];
}

/** The result letter of a score: home win, draw, away win. */
export function resultLetter([home, away]: Score): 'H' | 'D' | 'A' {
  if (home === away) return 'D';
  return home > away ? 'H' : 'A';
}
