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

type Columns = Readonly<Record<BeforeField, Uint16Array>>;
type ColumnsOfSegments = ReadonlyMap<Segment, Columns>;

/** By how much cells are higher than their numbers, so that those below 0 are above it: 0 stands for none. */
const OFFSET = 0x8000;

/** What a cell holds for a number. */
export const beforeCell = (value: number): number => value + OFFSET;

const valueOf = (cell: number): number | null => (cell === 0 ? null : cell - OFFSET);

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
const ROWS_PER_STEP = 2_048;

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
    for (const field of BEFORE_FIELDS) values[field] = valueOf(columns[field][position]!);
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

/** The matches of a club in one competition that count, in order. */
class Course {
  private readonly days: number[] = [];
  private readonly points: number[] = [];
  /** Where the wins, draws or defeats in a row begin that the last match belongs to. */
  private runFrom = 0;
  /** The first match that isn't too long ago. */
  private from = 0;

  /** @param inCountry and `abroad`: the club's last day in the country, and between countries */
  constructor(
    private readonly inCountry: LastDay,
    private readonly abroad: LastDay,
  ) {}

  /** Days come in order. */
  add(day: number, points: number): void {
    if (this.points.at(-1) !== points) this.runFrom = this.points.length;
    this.days.push(day);
    this.points.push(points);
    this.inCountry.day = day;
  }

  /** What a match of a day, later than all so far, knows: null = nothing. */
  form(day: number): number | null {
    const first = this.days.length - FORM_MATCHES;
    if (first < 0 || this.days[first]! < day - LOOK_BACK) return null;
    let sum = 0;
    for (let at = first; at < this.points.length; at++) sum += this.points[at]!;
    return sum;
  }

  run(day: number): number | null {
    const { days, points } = this;
    while (this.from < days.length && days[this.from]! < day - LOOK_BACK) this.from += 1;
    if (this.from === days.length) return null;
    const length = days.length - Math.max(this.from, this.runFrom);
    const last = points.at(-1)!;
    return last === DRAWN ? 0 : last === WON ? length : -length;
  }

  rest(day: number): number | null {
    const days = day - Math.max(this.inCountry.day, this.abroad.day);
    return days <= LONGEST_REST ? days : null;
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
    const known = this.lastDays.get(key) ?? { day: -Infinity };
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
function* columnsOf({ main, gone, block, vocabulary }: Rows): Generator<void, ColumnsOfSegments> {
  const courses = new Courses(vocabulary);
  const points = homePoints(vocabulary);
  const columns = new Map([main, block].map((segment) => [segment, emptyColumns(segment)]));
  const { date: DATE, league: LEAGUE, result: RESULT, home_team: HOME, away_team: AWAY } = MATCH_COLUMN;
  let today = -1;
  let played: { home: Course; away: Course; points: number }[] = [];
  let steps = 0;
  for (const { segment, position } of oldestFirst(main, gone, block)) {
    if (++steps % ROWS_PER_STEP === 0) yield;
    const day = segment.cell(DATE, position);
    if (day !== today) {
      for (const { home, away, points: won } of played) {
        home.add(today, won);
        // nobody plays against himself
        if (away !== home) away.add(today, won === DRAWN ? DRAWN : WON - won);
      }
      played = [];
      today = day;
    }
    const league = segment.cell(LEAGUE, position);
    const home = courses.of(segment.cell(HOME, position), league);
    const away = courses.of(segment.cell(AWAY, position), league);
    write(columns.get(segment)!, position, home, away, day);
    const won = points[segment.cell(RESULT, position)]!;
    if (won !== NOTHING) played.push({ home, away, points: won });
  }
  return columns;
}

function write(columns: Columns, position: number, home: Course, away: Course, day: number): void {
  columns.home_form[position] = cellOf(home.form(day));
  columns.away_form[position] = cellOf(away.form(day));
  columns.home_run[position] = cellOf(home.run(day));
  columns.away_run[position] = cellOf(away.run(day));
  columns.home_rest[position] = cellOf(home.rest(day));
  columns.away_rest[position] = cellOf(away.rest(day));
}

const cellOf = (value: number | null): number => (value === null ? 0 : beforeCell(value));

/** The rows of both segments together, the oldest first. */
function* oldestFirst(
  main: Segment,
  gone: Uint8Array | null,
  block: Segment,
): Generator<{ segment: Segment; position: number }> {
  let [ofMain, ofBlock] = [main.rows - 1, block.rows - 1];
  while (ofMain >= 0 || ofBlock >= 0) {
    if (ofMain >= 0 && gone?.[ofMain] === 1) ofMain -= 1;
    else if (ofBlock < 0 || (ofMain >= 0 && comesBefore(block, ofBlock, main, ofMain)))
      yield { segment: main, position: ofMain-- };
    else yield { segment: block, position: ofBlock-- };
  }
}
