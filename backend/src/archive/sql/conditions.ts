import { SPELLING_SEPARATOR, spellingBeginning, standsInCapitals } from '../../platform/text/spellings';
import { marketOf } from '../catalogue/columns';
import { SCORE_FIELDS, type ScoreField, type TextField } from '../catalogue/filter-columns';
import type { ResultLetter } from '../catalogue/settlement';
import type { FilterType, NumberField, Predicate } from '../question/odds-query';
import type { Condition, TableName } from './condition';
import { writtenCondition } from './written';

/** Where the folded names stand: table and column. */
export const FOLDED_COLUMNS: Record<TextField, [TableName, string]> = {
  country_name: ['c', 'country_folded'],
  competition_name: ['c', 'name_folded'],
  home_team: ['m', 'home_folded'],
  away_team: ['m', 'away_folded'],
};

const RESULT_SIGNS: Record<ResultLetter, string> = { '1': '>', X: '=', '2': '<' };

const scoreFields: ReadonlySet<string> = new Set(SCORE_FIELDS);
const isScore = (field: NumberField): field is ScoreField => scoreFields.has(field);

/** A number of a match or of its odds, null where it isn't known, and the table that it is read from. */
export function numberOf(field: NumberField): { table: TableName; sql: string } {
  if (field === 'total_goals') return { table: 'm', sql: '(m.home_ft_score + m.away_ft_score)' };
  const table = isScore(field) ? 'm' : 'o';
  return { table, sql: `${table}.${field}` };
}

/** Unlike LIKE it has no wildcards to escape. */
const holds = (text: string): string => `INSTR(${text}, ?) > 0`;

/** Behind a team's name stand its other spellings (`withSpellings`). */
function teamHolds(column: string, search: string): Condition {
  const spelling = spellingBeginning(search);
  const inName = standsInCapitals(search)
    ? `(${holds(column)} AND (INSTR(${column}, ?) = 0 OR INSTR(${column}, ?) < INSTR(${column}, ?)))`
    : holds(column);
  const params = standsInCapitals(search)
    ? [search, SPELLING_SEPARATOR, search, SPELLING_SEPARATOR]
    : [search];
  return spelling === null
    ? { table: 'm', sql: inName, params }
    : { table: 'm', sql: `(${inName} OR ${holds(column)})`, params: [...params, spelling] };
}

/** A predicate about one set of odds as a condition that every supported database understands. */
export function conditionOf(predicate: Predicate, type: FilterType): Condition {
  switch (predicate.kind) {
    case 'range': {
      const { table, sql } = numberOf(predicate.field);
      return { table, sql: `${sql} BETWEEN ? AND ?`, params: [predicate.min, predicate.max] };
    }
    case 'probability': {
      // a probability follows from all prices of the market and from what was learned: rows that come back are asked again
      const whole = marketOf(predicate.field).columns.map(({ field }) => `o.${field} IS NOT NULL`);
      return { table: 'o', sql: whole.join(' AND '), params: [] };
    }
    case 'missing':
      return { table: 'o', sql: `o.${predicate.field} IS NULL`, params: [] };
    case 'contains': {
      const [table, column] = FOLDED_COLUMNS[predicate.field];
      return table === 'm'
        ? teamHolds(`m.${column}`, predicate.text)
        : { table, sql: holds(`c.${column}`), params: [predicate.text] };
    }
    case 'dates':
      return { table: 'm', sql: 'm.match_date BETWEEN ? AND ?', params: [predicate.from, predicate.to] };
    case 'half_full': {
      const half = `m.home_ht_score ${RESULT_SIGNS[predicate.half]} m.away_ht_score`;
      const full =
        predicate.full === null
          ? 'm.home_ft_score IS NOT NULL AND m.away_ft_score IS NOT NULL'
          : `m.home_ft_score ${RESULT_SIGNS[predicate.full]} m.away_ft_score`;
      return { table: 'm', sql: `${half} AND ${full}`, params: [] };
    }
    case 'written':
      return writtenCondition(predicate.field, predicate.text);
    case 'competition': {
      const ids = predicate.among.map(({ id }) => id);
      const sql = ids.length === 0 ? '1 = 0' : `m.competition_id IN (${ids.map(() => '?').join(', ')})`;
      return { table: 'm', sql, params: ids };
    }
    case 'played': {
      const unknown = '(m.home_ft_score IS NULL OR m.away_ft_score IS NULL)';
      return { table: 'm', sql: predicate.wanted ? `NOT ${unknown}` : unknown, params: [] };
    }
    case 'movement': {
      const [opening, closing] = (type === 1 ? ['o', 'z'] : ['z', 'o']).map(
        (table) => `${table}.${predicate.field}`,
      );
      const further = predicate.percent < 0 ? '<' : '>';
      return {
        table: 'z',
        sql: `${closing} * 100 ${further} ${opening} * ?`,
        params: [100 + predicate.percent],
      };
    }
    case 'source': {
      const column = type === 1 ? 'opening_sources' : 'closing_sources';
      return { table: 'm', sql: `(m.${column} & ?) <> 0`, params: [predicate.mask] };
    }
    case 'not_match':
      return { table: 'm', sql: 'm.id <> ?', params: [predicate.id] };
  }
}
