import { remembered } from '../../../platform/text/remembered';
import { ISTANBUL, LONDON, toLocal, toZone } from '../../../platform/time/zoned-time';
import { cleanName, cleanText } from '../parse/clean-text';
import { type ClockTime, instantAt, parseMoment, parseTime } from '../parse/date-time';
import { isExcelDate } from '../parse/excel-date';
import { BAD_PRICE, DATE_FOR_PRICE, FOREIGN_PRICE, NO_PRICE, parsePrice } from '../parse/price';
import { parseSeason } from '../names/season';
import { parseGoals, parseScorePair, resultLetter, type Score } from '../parse/score';
import type { Header } from './header';
import { BadRow, problem, type ProblemCode, type Warn } from './format';

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

/** How a source writes its clocks. */
export interface Clocks {
  /** The zone of clocks that name none. */
  readonly zone: typeof ISTANBUL | typeof LONDON;
  /** Whether a midnight behind a day only says that the cell is a date. */
  readonly midnightIsNone?: boolean;
}

/** A British day and time (`2024-05-17 19:45`) as Istanbul's. */
const fromLondon = remembered((local) =>
  toZone({ date: local.slice(0, 10), time: local.slice(11) }, LONDON, ISTANBUL),
);

/**
 * Day and clock of a kick-off in Istanbul, from a cell with the day and one with the clock; a clock may stand behind the
 * day instead. A zone in either cell counts before the zone that the source's clocks have.
 * @throws BadRow when the first cell holds no day of the calendar
 */
export function readKickOff(
  dateCell: Cell,
  timeCell: Cell,
  { zone, midnightIsNone = false }: Clocks,
  warn: Warn,
): { date: string; time: string | null } {
  const written = parseMoment(dateCell.text);
  if (written === null) {
    throw new BadRow(problem('impossibleDate', dateCell.column, cleanText(dateCell.text)));
  }
  const ownClock = readClock(timeCell, warn);
  const dateClock = readClock({ ...dateCell, text: written.clock }, warn);
  const { date, offset } = written;
  if (dateClock !== null && offset !== null) return fromInstant(date, dateClock.time, offset, ownClock);
  const clock = ownClock ?? (midnightIsNone && dateClock?.time === MIDNIGHT ? null : dateClock);
  if (clock === null) return { date, time: null };
  if (clock.offset !== null) return toLocal(instantAt(date, clock.time, clock.offset), ISTANBUL);
  return zone === LONDON ? fromLondon(`${date} ${clock.time}`) : { date, time: clock.time };
}

const MIDNIGHT = '00:00';

/** Programs write days as instants at midnight, theirs or UTC's: then the clock of its own column is the kick-off's. */
function fromInstant(date: string, time: string, offset: number, beside: ClockTime | null) {
  const local = toLocal(instantAt(date, time, offset), ISTANBUL);
  if (beside === null) return local;
  if (local.time === MIDNIGHT) return { date: local.date, time: beside.time };
  return time === MIDNIGHT ? { date, time: beside.time } : local;
}

/** The time of day, or null when there is none or (with a warning) it can't be read. */
function readClock({ text, column }: Cell, warn: Warn): ClockTime | null {
  const time = parseTime(text);
  if (time !== 'unreadable') return time;
  warn(problem('unreadableTime', column, cleanText(text)));
  return null;
}

/**
 * A price in hundredths; {@link NO_PRICE} when there is none or, with a warning, the cell holds something else.
 * @param column name of the column for the warning
 */
export function readPrice(text: string, column: string, warn: Warn): number {
  const price = parsePrice(text);
  if (price >= NO_PRICE) return price;
  warn(problem(PRICE_PROBLEMS[price] ?? 'badPrice', column, cleanText(text)));
  return NO_PRICE;
}

const PRICE_PROBLEMS: Readonly<Record<number, ProblemCode>> = {
  [BAD_PRICE]: 'badPrice',
  [FOREIGN_PRICE]: 'foreignPrice',
  [DATE_FOR_PRICE]: 'excelDate',
};

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

const unreadableScore = ({ text, column }: Cell) =>
  problem(isExcelDate(text) ? 'excelDate' : 'unreadableScore', column, cleanText(text));

/** A bulletin code; null when there is none or (with a warning) it is no whole number. */
export function readCode({ text, column }: Cell, warn: Warn): number | null {
  const code = cleanText(text);
  if (code === '' || /^-+$/.test(code)) return null;
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec(code)?.[1];
  if (digits !== undefined) return Number(digits);
  warn(problem(isExcelDate(code) ? 'excelDate' : 'badCode', column, code));
  return null;
}

const LONGEST_EVENT = 40;

/** The source's own id of the match; null when there is none or (with a warning) it is longer than ids are kept. */
export function readEventId({ text, column }: Cell, warn: Warn): string | null {
  const id = cleanName(text).replace(/^(\d+)[.,]0+$/, '$1');
  if (id === '' || /^-+$/.test(id)) return null;
  if (id.length <= LONGEST_EVENT) return id;
  warn(problem('badEvent', column, id));
  return null;
}

/** A counter of states of the source; null when there is none or (with a warning) it is no whole number. */
export function readVersion({ text, column }: Cell, warn: Warn): number | null {
  return readWhole({ text, column }, Number.MAX_SAFE_INTEGER, 'badVersion', warn);
}

/** Fewest bets on a coupon (1-9); null when there is none or (with a warning) it is something else. */
export function readMbs({ text, column }: Cell, warn: Warn): number | null {
  return readWhole({ text, column }, MOST_BETS, 'badMbs', warn);
}

/** Bulletins ask for one to a few bets. */
export const MOST_BETS = 9;

function readWhole({ text, column }: Cell, most: number, code: ProblemCode, warn: Warn): number | null {
  const written = cleanText(text);
  if (written === '' || /^(?:-+|0)$/.test(written)) return null;
  const number = Number(/^(\d{1,16})(?:[.,]0+)?$/.exec(written)?.[1] ?? NaN);
  if (number >= 1 && number <= most) return number;
  warn(problem(code, column, written));
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
