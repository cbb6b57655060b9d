import { cleanName, cleanText } from '../parse/clean-text';
import { parseDate, parseTime } from '../parse/date-time';
import { parseSeason } from '../parse/season';
import { parseGoals, parseScorePair, resultLetter, type Score } from '../parse/score';
import type { Warn } from './csv-sections';
import type { Header } from './header';
import { BadRow, problem } from './problem';

/** A cell with the name of its column. An absent column reads as an empty cell. */
export interface Cell {
  readonly text: string;
  readonly column: string | null;
}

/** The cell of a row at a position that {@link Header} found; -1 gives an absent one. */
export function cellAt(header: Header, cells: readonly string[], position: number): Cell {
  if (position < 0) return { text: '', column: null };
  return { text: cells[position]!, column: header.names[position]! };
}

const LONGEST_NAME = 100;

/** @throws BadRow when the cell is no day of the calendar */
export function readDate({ text, column }: Cell): string {
  const date = parseDate(text);
  if (date === null) throw new BadRow(problem('impossibleDate', column, cleanText(text)));
  return date;
}

/** The time of day, or null when there is none or (with a warning) it can't be read. */
export function readTime({ text, column }: Cell, warn: Warn): string | null {
  const time = parseTime(text);
  if (time !== 'unreadable') return time;
  warn(problem('unreadableTime', column, cleanText(text)));
  return null;
}

/** @throws BadRow when a team is missing, plays itself or has a name longer than the archive can keep */
export function readTeams(homeCell: Cell, awayCell: Cell): { home: string; away: string } {
  const home = readName(homeCell, 'missingTeam');
  const away = readName(awayCell, 'missingTeam');
  if (home === away) throw new BadRow(problem('sameTeams', awayCell.column, away));
  return { home, away };
}

/** @throws BadRow when the name is missing or too long */
export function readName(
  { text, column }: Cell,
  whenMissing: 'missingTeam' | 'missingLeague',
  longest = LONGEST_NAME,
): string {
  const name = cleanName(text);
  if (name === '' || /^[-–#?]+$/.test(name)) throw new BadRow(problem(whenMissing, column, name));
  if (name.length > longest) throw new BadRow(problem('nameTooLong', column, name));
  return name;
}

/** A season (see {@link parseSeason}), or null when there is none or (with a warning) it can't be read. */
export function readSeason({ text, column }: Cell, warn: Warn): string | null {
  const season = parseSeason(text);
  if (season !== 'unreadable') return season;
  warn(problem('unreadableSeason', column, cleanText(text)));
  return null;
}

/**
 * A score from its two cells; null when both are empty or, with a warning, one is or holds something else than goals:
 * of a match that was put off or awarded the prices are still worth keeping.
 */
export function readScore(homeCell: Cell, awayCell: Cell, warn: Warn): Score | null {
  const home = parseGoals(homeCell.text);
  const away = parseGoals(awayCell.text);
  if (Number.isNaN(home)) warn(unreadableScore(homeCell));
  if (Number.isNaN(away)) warn(unreadableScore(awayCell));
  if (Number.isNaN(home) || Number.isNaN(away)) return null;
  if (home !== null && away !== null) return [home, away];
  if (home !== null || away !== null) {
    warn(problem('halfScore', home === null ? homeCell.column : awayCell.column));
  }
  return null;
}

/** A score written into one cell (`2-1`); null when it is empty or, with a warning, holds something else. */
export function readScorePair(cell: Cell, warn: Warn): Score | null {
  const score = parseScorePair(cell.text);
  if (score !== 'unreadable') return score;
  warn(unreadableScore(cell));
  return null;
}

const unreadableScore = ({ text, column }: Cell) => problem('unreadableScore', column, cleanText(text));

/** A bulletin code; null when there is none or (with a warning) it is no whole number. */
export function readCode({ text, column }: Cell, warn: Warn): number | null {
  const code = cleanText(text);
  if (code === '' || /^-+$/.test(code)) return null;
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec(code)?.[1];
  if (digits !== undefined) return Number(digits);
  warn(problem('badCode', column, code));
  return null;
}

/** @throws BadRow when more goals had been scored at half-time than at the end */
export function checkHalfTime(halfTime: Score | null, fullTime: Score | null, column: string | null): void {
  if (halfTime === null || fullTime === null) return;
  if (halfTime[0] > fullTime[0] || halfTime[1] > fullTime[1]) {
    throw new BadRow(
      problem('halfTimeAboveFullTime', column, `${halfTime.join('-')} → ${fullTime.join('-')}`),
    );
  }
}

/** @throws BadRow when the letter (H, D, A) contradicts the score */
export function checkResult({ text, column }: Cell, score: Score | null, warn: Warn): void {
  const letter = cleanText(text).toUpperCase();
  if (letter === '' || letter === '-' || score === null) return;
  if (!/^[HDA]$/.test(letter)) warn(problem('unknownResult', column, letter));
  else if (letter !== resultLetter(score)) {
    throw new BadRow(problem('resultContradictsScore', column, `${letter}, ${score.join('-')}`));
  }
}
