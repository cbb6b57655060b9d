import type { DataSource } from 'typeorm';
import { joinedRows } from '../../../database/dialects';
import { type PackedColumn, PackedNumbers } from '../../../database/packed-numbers';
import { isCodeField, MARKET_FIELDS } from '../../../archive/catalogue/columns';
import type { FirstGoal } from '../../../archive/catalogue/settlement';
import type { IndexRow } from '../../../archive/columns/index-row';
import { IS_SHOWN, type Statement } from './statements';

/** A match with both sets of odds, or several one after the other, as read where all matches are: in two values. */
export interface PackedRow {
  /** One to a line, see {@link TEXTS}. */
  readonly texts: string;
  readonly numbers: Uint8Array | ArrayBuffer;
}

/** What a text holds that is not known. */
const UNKNOWN = '-';

const orUnknown = (column: string): string => `IFNULL(${column}, '${UNKNOWN}')`;

const TEXTS = [
  ...['m.match_date', orUnknown('m.match_time'), 'm.season_slug', orUnknown('m.first_goal')],
  ...['c.country_folded', 'c.name_folded', 'm.home_folded', 'm.away_folded'],
];

/** Numbers of a match before its odds. */
const MATCH_NUMBERS = [
  ...['m.home_ht_score', 'm.away_ht_score', 'm.home_ft_score', 'm.away_ft_score'],
  ...['m.opening_sources', 'm.closing_sources', 'm.awarded'],
];

const packedOdds = (table: 'o' | 'z'): PackedColumn[] =>
  MARKET_FIELDS.map((field) => ({
    sql: `${table}.${field}`,
    kind: isCodeField(field) ? 'wide' : 'positive',
  }));

const NUMBERS = new PackedNumbers([
  { sql: 'm.id', kind: 'wide' },
  ...MATCH_NUMBERS.map((sql): PackedColumn => ({ sql, kind: 'small' })),
  ...packedOdds('o'),
  ...packedOdds('z'),
]);
const FIRST_ODD = 1 + MATCH_NUMBERS.length;

/** Numbers of a match in all. */
export const NUMBERS_PER_MATCH = NUMBERS.length;

/** The statements that read matches packed, for one kind of database. */
export class PackedMatches {
  private readonly select: string;

  constructor(private readonly database: DataSource) {
    this.select = [
      `SELECT CONCAT_WS('\n', ${TEXTS.join(', ')}) AS texts, ${NUMBERS.sql(database)} AS numbers`,
      'FROM matches m JOIN competitions c ON c.id = m.competition_id',
      'JOIN opening_odds o ON o.match_id = m.id JOIN closing_odds z ON z.match_id = m.id',
    ].join(' ');
  }

  /** The matches of some days, newest first as in the list. */
  ofDays(from: string, to: string): Statement {
    const order = 'ORDER BY m.match_date DESC, m.match_time DESC, m.id DESC';
    return this.statement(`WHERE m.match_date BETWEEN ? AND ? AND ${IS_SHOWN} ${order}`, [from, to]);
  }

  /** The named matches, in no particular order. */
  withIds(ids: readonly number[]): Statement {
    return this.statement(`WHERE m.id IN (${ids.map(() => '?').join(', ')}) AND ${IS_SHOWN}`, ids);
  }

  private statement(which: string, params: Statement['params']): Statement {
    return { sql: joinedRows(this.database.options.type, `${this.select} ${which}`), params };
  }
}

/** Matches one after the other, in two values for all of them. */
export interface PackedPart extends PackedRow {
  readonly numbers: Uint8Array<ArrayBuffer>;
}

/** Puts matches together, to be sent to another thread in one piece. */
export function packTogether(rows: readonly PackedRow[]): PackedPart {
  const numbers = new Uint8Array(rows.reduce((sum, row) => sum + row.numbers.byteLength, 0));
  let at = 0;
  for (const row of rows) {
    numbers.set(row.numbers instanceof Uint8Array ? row.numbers : new Uint8Array(row.numbers), at);
    at += row.numbers.byteLength;
  }
  return { texts: rows.map(({ texts }) => texts).join('\n'), numbers };
}

/**
 * Turns what was read into rows of the index.
 * @param room gives a place of {@link NUMBERS_PER_MATCH} numbers for each match, which the row's odds are a part of
 */
export function* unpackMatches(part: PackedPart, room: (match: number) => Uint32Array): Generator<IndexRow> {
  const texts = part.texts.split('\n');
  let at = 0;
  for (let match = 0; at < part.numbers.length; match++) {
    const numbers = room(match);
    at = NUMBERS.unpack(part.numbers, at, numbers);
    yield toRow(texts, match * TEXTS.length, numbers);
  }
}

function toRow(texts: readonly string[], at: number, numbers: Uint32Array): IndexRow {
  const score = (place: number): number | null => (numbers[place] === 0 ? null : numbers[place]! - 1);
  return {
    id: numbers[0]! - 1,
    match_date: texts[at]!,
    match_time: known(texts[at + 1]!),
    season_slug: texts[at + 2]!,
    first_goal: known(texts[at + 3] as FirstGoal),
    folded: {
      country_name: texts[at + 4]!,
      competition_name: texts[at + 5]!,
      home_team: texts[at + 6]!,
      away_team: texts[at + 7]!,
    },
    home_ht_score: score(1),
    away_ht_score: score(2),
    home_ft_score: score(3),
    away_ft_score: score(4),
    opening_sources: numbers[5]! - 1,
    closing_sources: numbers[6]! - 1,
    awarded: numbers[7]! - 1,
    odds: numbers.subarray(FIRST_ODD),
  };
}

const known = <Text extends string>(text: Text): Text | null => (text === UNKNOWN ? null : text);
