import { type DatabaseType, joinedRows } from '../../platform/database/dialects';
import { type PackedColumn, PackedNumbers } from '../../platform/database/packed-numbers';
import { isCodeField } from '../catalogue/columns';
import type { FirstGoal } from '../catalogue/settlement';
import type { ArchivedRow } from '../columns/encode';
import { offsetOf, STORED_FIELDS } from '../columns/layout';
import { IS_SHOWN, type Statement } from './statements';

/** A match with both sets of odds, or several one after the other, as read: in two values. */
export interface PackedRow {
  /** One to a line, see {@link TEXTS}: names are stored without line breaks. */
  readonly texts: string;
  readonly numbers: Uint8Array | ArrayBuffer;
}

/** What a text holds that is not known. */
const UNKNOWN = '-';

const orUnknown = (column: string): string => `IFNULL(${column}, '${UNKNOWN}')`;

const TEXTS = [
  ...['m.match_date', orUnknown('m.match_time'), 'm.season_slug', orUnknown('m.first_goal')],
  ...['c.country_name', 'c.name', orUnknown('c.league_code'), 'c.country_folded', 'c.name_folded'],
  ...['m.home_team', 'm.away_team', 'm.home_folded', 'm.away_folded'],
];

/** Numbers of a match before its odds. */
const MATCH_NUMBERS: readonly PackedColumn[] = [
  { sql: 'm.id', kind: 'wide' },
  { sql: 'm.code', kind: 'wide' },
  ...['home_ht_score', 'away_ht_score', 'home_ft_score', 'away_ft_score'].map(small),
  ...['opening_sources', 'closing_sources', 'awarded'].map(small),
  { sql: 'm.competition_id', kind: 'wide' },
];

function small(column: string): PackedColumn {
  return { sql: `m.${column}`, kind: 'small' };
}

const packedOdds = (table: 'o' | 'z'): PackedColumn[] =>
  STORED_FIELDS.map((field) => {
    const isCode = isCodeField(field) || field === 'hnd_code';
    return { sql: `${table}.${field}`, kind: isCode ? 'wide' : offsetOf(field) === 0 ? 'positive' : 'small' };
  });

const NUMBERS = new PackedNumbers([...MATCH_NUMBERS, ...packedOdds('o'), ...packedOdds('z')]);

/** The statements that read matches packed, for one kind of database. */
export class PackedRows {
  private readonly select: string;

  constructor(private readonly type: DatabaseType) {
    this.select = [
      `SELECT CONCAT_WS('\n', ${TEXTS.join(', ')}) AS texts, ${NUMBERS.sql(type)} AS numbers`,
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
    return { sql: joinedRows(this.type, `${this.select} ${which}`), params };
  }
}

/** The matches of packed rows, in their order. */
export function* unpack(rows: readonly PackedRow[]): Generator<ArchivedRow> {
  for (const { texts: joined, numbers: packed } of rows) {
    const texts = joined.split('\n');
    const bytes = packed instanceof Uint8Array ? packed : new Uint8Array(packed);
    let at = 0;
    for (let match = 0; at < bytes.length; match++) {
      const numbers = new Uint32Array(NUMBERS.length);
      at = NUMBERS.unpack(bytes, at, numbers);
      yield toRow(texts, match * TEXTS.length, numbers);
    }
  }
}

function toRow(texts: readonly string[], at: number, numbers: Uint32Array): ArchivedRow {
  // one more than the number, 0 for null
  const number = (place: number): number | null => (numbers[place] === 0 ? null : numbers[place]! - 1);
  return {
    id: number(0)!,
    code: number(1),
    home_ht_score: number(2),
    away_ht_score: number(3),
    home_ft_score: number(4),
    away_ft_score: number(5),
    opening_sources: number(6)!,
    closing_sources: number(7)!,
    awarded: number(8) === 1,
    competition_id: number(9)!,
    odds: numbers.subarray(MATCH_NUMBERS.length),
    match_date: texts[at]!,
    match_time: known(texts[at + 1]!),
    season_slug: texts[at + 2]!,
    first_goal: known(texts[at + 3] as FirstGoal),
    country_name: texts[at + 4]!,
    competition_name: texts[at + 5]!,
    league_code: known(texts[at + 6]!),
    country_folded: texts[at + 7]!,
    competition_folded: texts[at + 8]!,
    home_team: texts[at + 9]!,
    away_team: texts[at + 10]!,
    home_folded: texts[at + 11]!,
    away_folded: texts[at + 12]!,
  };
}

const known = <Text extends string>(text: Text): Text | null => (text === UNKNOWN ? null : text);
