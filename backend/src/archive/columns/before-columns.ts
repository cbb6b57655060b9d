import { setImmediate } from 'node:timers/promises';
import { foldText } from '../../platform/text/fold';
import { nameOnly } from '../../platform/text/spellings';
import { BEFORE_FIELDS, type BeforeField } from '../catalogue/before-fields';
import { INTERNATIONAL } from '../catalogue/international';
import { MATCH_COLUMN } from './layout';
import { comesBefore } from './merge';
import type { Segment } from './segment';
import type { League, Vocabulary } from './vocabulary';

/** What came before each match of a state, as one number per match. */
export interface BeforeColumns {
  /** Cells by position, see {@link beforeCell}. */
  column(segment: Segment, field: BeforeField): Uint16Array;
}

/** By match, null = none. */
export type BeforeValues = Readonly<Record<BeforeField, number | null>>;

/** The rows of a state. */
interface Rows {
  readonly main: Segment;
  /** By position in the main segment 1 for rows that aren't of the state; null = none. */
  readonly gone: Uint8Array | null;
  readonly block: Segment;
  readonly vocabulary: Vocabulary;
}

const { date: DATE, league: LEAGUE, result: RESULT, home_team: HOME, away_team: AWAY } = MATCH_COLUMN;

type Columns = Readonly<Record<BeforeField, Uint16Array>>;
type ColumnsOfSegments = ReadonlyMap<Segment, Columns>;

/** By how much cells are higher than their numbers, so that those below 0 are above {@link NONE}. */
const OFFSET = 0x8000;
const NONE = 0;

/** What a cell holds for a number. */
export const beforeCell = (value: number): number => value + OFFSET;

/** The number of a cell; null for none. */
export const beforeValue = (cell: number): number | null => (cell === NONE ? null : cell - OFFSET);

/** Matches that form is made of. */
const FORM_MATCHES = 5;
/** Days before a match in which form and run are looked for. */
const LOOK_BACK = 365;
/** A longer rest says nothing. */
const LONGEST_REST = 60;

const WON = 3;
const DRAWN = 1;
const LOST = 0;
/** Nothing counts of a match without a full-time score, and of an awarded one. */
const NOTHING = -1;

/** Rows that are looked at before others have their turn: about a millisecond. */
const ROWS_PER_STEP = 1_024;

/** What came before the matches of one state: worked out when it is first asked for, and kept. */
export class WhatCameBefore implements BeforeColumns {
  private columns: ColumnsOfSegments | null = null;
  private preparing: Promise<void> | null = null;

  constructor(private readonly rows: Rows) {}

  /** Works it out in small steps, between which others have their turn; {@link column} does without, at once. */
  prepare(): Promise<void> {
    return (this.preparing ??= this.inSteps());
  }

  column(segment: Segment, field: BeforeField): Uint16Array {
    return this.ready().get(segment)![field];
  }

  /** Of the match at a position of one of the state's segments. */
  at(segment: Segment, position: number): BeforeValues {
    const columns = this.ready().get(segment)!;
    const values: Partial<Record<BeforeField, number | null>> = {};
    for (const field of BEFORE_FIELDS) values[field] = beforeValue(columns[field][position]!);
    return values as BeforeValues;
  }

  private ready(): ColumnsOfSegments {
    if (this.columns === null) {
      const steps = columnsOf(this.rows);
      let step = steps.next();
      while (!step.done) step = steps.next();
      this.columns = step.value;
    }
    return this.columns;
  }

  private async inSteps(): Promise<void> {
    const steps = columnsOf(this.rows);
    while (this.columns === null) {
      const step = steps.next();
      if (step.done) this.columns = step.value;
      else await setImmediate();
    }
  }
}

/** A day of a match that counts. */
interface LastDay {
  day: number;
}

/** Before all days, and further than anything looks back. */
const NEVER = -1_000;

/** The matches of a club in one competition that count, in order; answers are cells. */
class Course {
  private readonly days: number[] = [];
  private readonly points: number[] = [];
  /** Where the wins, draws or defeats in a row begin that the last match belongs to. */
  private runFrom = 0;
  private last = NOTHING;
  /** The first match that isn't too long ago. */
  private from = 0;

  /** @param inCountry and `abroad`: the club's last day in the country, and between countries */
  constructor(
    private readonly inCountry: LastDay,
    private readonly abroad: LastDay,
  ) {}

  /** Days come in order. */
  add(day: number, points: number): void {
    if (this.last !== points) this.runFrom = this.points.length;
    this.last = points;
    this.days.push(day);
    this.points.push(points);
    this.inCountry.day = day;
  }

  /** @param day of a match, later than all so far */
  form(day: number): number {
    const { days, points } = this;
    const first = days.length - FORM_MATCHES;
    if (first < 0 || days[first]! < day - LOOK_BACK) return NONE;
    let sum = 0;
    for (let at = first; at < points.length; at++) sum += points[at]!;
    return beforeCell(sum);
  }

  run(day: number): number {
    const { days, last } = this;
    while (this.from < days.length && days[this.from]! < day - LOOK_BACK) this.from += 1;
    if (this.from === days.length) return NONE;
    const length = days.length - Math.max(this.from, this.runFrom);
    return beforeCell(last === DRAWN ? 0 : last === WON ? length : -length);
  }

  rest(day: number): number {
    const days = day - Math.max(this.inCountry.day, this.abroad.day);
    return days > LONGEST_REST ? NONE : beforeCell(days);
  }
}

/** The courses of all clubs, as they come. */
class Courses {
  private readonly courses = new Map<number, Course>();
  private readonly lastDays = new Map<number, LastDay>();
  /** By number of a team, competition: those that are the same have the same. */
  private readonly clubs: Uint32Array;
  private readonly competitions: Uint32Array;
  private readonly countries: Uint32Array;
  private readonly abroad: number;
  private readonly leagueCount: number;

  constructor({ teams, leagues }: Vocabulary) {
    this.clubs = numbered(teams.entries, ({ folded }) => nameOnly(folded)).numbers;
    this.competitions = numbered(leagues.entries, nameOfLeague).numbers;
    const countries = numbered(leagues.entries, ({ countryFolded }) => countryFolded);
    this.countries = countries.numbers;
    this.leagueCount = leagues.size;
    // a number of its own where there is none
    this.abroad = countries.byName.get(foldText(INTERNATIONAL)) ?? leagues.size;
  }

  /** @param team and `league`: their numbers in the vocabulary */
  of(team: number, league: number): Course {
    const club = this.clubs[team]!;
    const key = club * this.leagueCount + this.competitions[league]!;
    const known = this.courses.get(key);
    if (known !== undefined) return known;
    const course = new Course(this.lastDay(club, this.countries[league]!), this.lastDay(club, this.abroad));
    this.courses.set(key, course);
    return course;
  }

  private lastDay(club: number, country: number): LastDay {
    const key = club * (this.leagueCount + 1) + country;
    const known = this.lastDays.get(key) ?? { day: NEVER };
    this.lastDays.set(key, known);
    return known;
  }
}

const nameOfLeague = ({ countryFolded, nameFolded }: League): string => `${countryFolded}\n${nameFolded}`;

/** Numbers entries by their names, equal ones alike. */
function numbered<Entry>(
  entries: readonly Entry[],
  nameOf: (entry: Entry) => string,
): { numbers: Uint32Array; byName: ReadonlyMap<string, number> } {
  const byName = new Map<string, number>();
  const numbers = Uint32Array.from(entries, (entry) => {
    const name = nameOf(entry);
    const number = byName.get(name) ?? byName.size;
    byName.set(name, number);
    return number;
  });
  return { numbers, byName };
}

/** The points of the home club by number of a result. */
const homePoints = ({ results }: Vocabulary): Int8Array =>
  Int8Array.from(results.entries, ({ scores: { fh, fa }, awarded }) => {
    if (awarded || fh === null || fa === null) return NOTHING;
    return fh > fa ? WON : fh < fa ? LOST : DRAWN;
  });

const emptyColumns = ({ rows }: Segment): Columns =>
  Object.fromEntries(BEFORE_FIELDS.map((field) => [field, new Uint16Array(rows)])) as Columns;

/** Goes through all rows once, the oldest first; what a day has played counts from the next one on. */
function* columnsOf(rows: Rows): Generator<void, ColumnsOfSegments> {
  const { main, gone, block, vocabulary } = rows;
  const courses = new Courses(vocabulary);
  const points = homePoints(vocabulary);
  const [ofMain, ofBlock] = [emptyColumns(main), emptyColumns(block)];
  const today = new Today();
  let [atMain, atBlock] = [main.rows - 1, block.rows - 1];
  for (let seen = 1; atMain >= 0 || atBlock >= 0; seen++) {
    if (seen % ROWS_PER_STEP === 0) yield;
    if (atMain >= 0 && gone?.[atMain] === 1) {
      atMain -= 1;
      continue;
    }
    const isMain = atBlock < 0 || (atMain >= 0 && comesBefore(block, atBlock, main, atMain));
    const segment = isMain ? main : block;
    const position = isMain ? atMain-- : atBlock--;
    const day = segment.cell(DATE, position);
    today.become(day);
    const league = segment.cell(LEAGUE, position);
    const home = courses.of(segment.cell(HOME, position), league);
    const away = courses.of(segment.cell(AWAY, position), league);
    write(isMain ? ofMain : ofBlock, position, home, away, day);
    const won = points[segment.cell(RESULT, position)]!;
    if (won !== NOTHING) today.play(home, away, won);
  }
  return new Map([
    [main, ofMain],
    [block, ofBlock],
  ]);
}

/** The matches of the day that is being looked at. */
class Today {
  private day = 0;
  private readonly courses: Course[] = [];
  private readonly points: number[] = [];

  /** What was played on a day before counts now. */
  become(day: number): void {
    if (day === this.day) return;
    for (let at = 0; at < this.points.length; at++) this.courses[at]!.add(this.day, this.points[at]!);
    this.courses.length = 0;
    this.points.length = 0;
    this.day = day;
  }

  play(home: Course, away: Course, won: number): void {
    this.courses.push(home);
    this.points.push(won);
    // a club that is both counts once
    if (away === home) return;
    this.courses.push(away);
    this.points.push(won === DRAWN ? DRAWN : WON - won);
  }
}

function write(columns: Columns, position: number, home: Course, away: Course, day: number): void {
  columns.home_form[position] = home.form(day);
  columns.away_form[position] = away.form(day);
  columns.home_run[position] = home.run(day);
  columns.away_run[position] = away.run(day);
  columns.home_rest[position] = home.rest(day);
  columns.away_rest[position] = away.rest(day);
}
