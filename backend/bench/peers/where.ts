import { NO_UPPER_BOUND, type OddsSearch, type Predicate } from '../../src/archive/question/odds-query';
import type { Condition } from '../../src/archive/sql/condition';
import { conditionOf, numberOf } from '../../src/archive/sql/conditions';

/**
 * The conditions of a search as DuckDB likes them best: typed, with numbers written out.
 * @param names whether texts are looked for in each match's names, or in all different names and those by their number,
 *   which is faster over all matches but loses their order
 */
export function whereOf({ predicates, type }: OddsSearch, names: 'in matches' | 'by number'): string {
  const conditions = predicates.map((predicate) => {
    // the conditions name the tables of the site's own schema
    return inOneTable(predicate, conditionOf(predicate, type), names).replace(/\b[mco]\./g, '');
  });
  return conditions.length === 0 ? 'true' : conditions.join(' AND ');
}

function inOneTable(predicate: Predicate, condition: Condition, names: 'in matches' | 'by number'): string {
  if (predicate.kind === 'range') {
    const { min, max, field } = predicate;
    const { sql } = numberOf(field);
    // a bound that a column's type can't hold would have every number converted
    const bounds = [min > 0 ? `${sql} >= ${min}` : '', max < NO_UPPER_BOUND ? `${sql} <= ${max}` : ''];
    return bounds.filter((bound) => bound !== '').join(' AND ') || `${sql} IS NOT NULL`;
  }
  const sql = inlined(condition);
  if (predicate.kind !== 'contains' || names === 'in matches') return sql;
  const { field } = predicate;
  return field === 'home_team' || field === 'away_team'
    ? `${field}_number IN (SELECT number FROM teams WHERE ${sql.replace(/m\.(home|away)_folded/g, 'folded')})`
    : `league_number IN (SELECT number FROM leagues WHERE ${sql})`;
}

function inlined({ sql, params }: Condition): string {
  let next = 0;
  return sql.replaceAll('?', () => {
    const value = params[next++];
    return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value);
  });
}
