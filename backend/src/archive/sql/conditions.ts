import { SPELLING_SEPARATOR, spellingBeginning, standsInCapitals } from '../../platform/text/spellings';
import { isBeforeField } from '../catalogue/before-fields';
import { marketOf } from '../catalogue/columns';
import { SCORE_FIELDS, type ScoreField, type TextField } from '../catalogue/filter-columns';
import type { ResultLetter } from '../catalogue/settlement';
import type {
  FilterType,
  MissingField,
  NumberField,
  Predicate,
  SimplePredicate,
} from '../question/odds-query';
import { seasonDays } from '../question/season-days';
import type { Condition, TableName } from './condition';
import { MONTH, WEEKDAY } from './days';
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
  if (isBeforeField(field)) throw new Error(`No database knows ${field}`);
  if (field === 'total_goals') return { table: 'm', sql: '(m.home_ft_score + m.away_ft_score)' };
  const table = isScore(field) ? 'm' : 'o';
  return { table, sql: `${table}.${field}` };
}

/** Unlike LIKE it has no wildcards to escape. */
const holds = (text: string): string => `INSTR(${text}, ?) > 0`;

/** What a condition on one column is in SQL: null where a match has no value, so that it fails either way. */
const of = (table: TableName, sql: string, params: Condition['params'] = []): Condition => ({
  tables: [table],
  sql,
  params,
});

/** Holds for every match: what isn't known here is asked again of the rows that come back. */
const EVERY = of('m', '1 = 1');

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
    ? of('m', inName, params)
    : of('m', `(${inName} OR ${holds(column)})`, [...params, spelling]);
}

/** A whole name, with other spellings behind it or without. */
const teamIs = (column: string, name: string): Condition =>
  of('m', `(${column} = ? OR INSTR(${column}, ?) = 1)`, [name, `${name}${SPELLING_SEPARATOR}`]);

function nameCondition({
  kind,
  field,
  text,
}: Extract<SimplePredicate, { kind: 'contains' | 'named' }>): Condition {
  if (field === 'team') {
    const [home, away] = (['home_team', 'away_team'] as const).map((each) =>
      nameCondition({ kind, field: each, text }),
    );
    return of('m', `(${home!.sql} OR ${away!.sql})`, [...home!.params, ...away!.params]);
  }
  const [table, name] = FOLDED_COLUMNS[field];
  const column = `${table}.${name}`;
  if (table === 'm') return kind === 'named' ? teamIs(column, text) : teamHolds(column, text);
  return of(table, kind === 'named' ? `${column} = ?` : holds(column), [text]);
}

const scoreOf = (field: 'ht_score' | 'ft_score'): [string, string] =>
  field === 'ht_score' ? ['m.home_ht_score', 'm.away_ht_score'] : ['m.home_ft_score', 'm.away_ft_score'];

function isMissing(field: MissingField): Condition {
  if (field !== 'ht_score' && field !== 'ft_score') {
    const { table, sql } = numberOf(field);
    return of(table, `${sql} IS NULL`);
  }
  const [home, away] = scoreOf(field);
  return of('m', `(${home} IS NULL OR ${away} IS NULL)`);
}

/** Whether a condition can be told by no database: probabilities follow from what was learned, wins from settlement. */
export const isLeftToState = (predicate: Predicate): boolean =>
  predicate.kind === 'any' || predicate.kind === 'none'
    ? predicate.of.some(isLeftToState)
    : predicate.kind === 'probability' || predicate.kind === 'won';

/** A predicate about one set of odds as a condition that every supported database understands. */
export function conditionOf(predicate: Predicate, type: FilterType): Condition {
  switch (predicate.kind) {
    case 'any':
      return joined(
        predicate.of.map((each) => simpleCondition(each, type)),
        'OR',
      );
    case 'none':
      return noneOf(predicate.of, type);
    case 'played': {
      const unknown = '(m.home_ft_score IS NULL OR m.away_ft_score IS NULL)';
      return of('m', predicate.wanted ? `NOT ${unknown}` : unknown);
    }
    case 'movement': {
      const [opening, closing] = ([1, 2] as const).map((set) => priceIn(set, predicate.field, type));
      const further = predicate.percent < 0 ? '<' : '>';
      return of('z', `${closing} * 100 ${further} ${opening} * ?`, [100 + predicate.percent]);
    }
    case 'source': {
      const column = type === 1 ? 'opening_sources' : 'closing_sources';
      return of('m', `(m.${column} & ?) <> 0`, [predicate.mask]);
    }
    case 'not_match':
      return of('m', 'm.id <> ?', [predicate.id]);
    default:
      return simpleCondition(predicate, type);
  }
}

/** A price of a set, in a search of a type. */
const priceIn = (set: FilterType, field: string, type: FilterType): string =>
  `${set === type ? 'o' : 'z'}.${field}`;

function joined(conditions: readonly Condition[], word: 'AND' | 'OR'): Condition {
  return {
    tables: conditions.flatMap(({ tables }) => tables),
    sql: `(${conditions.map(({ sql }) => `(${sql})`).join(` ${word} `)})`,
    params: conditions.flatMap(({ params }) => params),
  };
}

/** See `Alternatives`: NOT leaves what is null null, so that matches without a value stay out by themselves. */
function noneOf(predicates: readonly SimplePredicate[], type: FilterType): Condition {
  const withoutValues = predicates.some(({ kind }) => kind === 'missing');
  const fails = (predicate: SimplePredicate): Condition => {
    const condition = simpleCondition(predicate, type);
    if (isLeftToState(predicate)) return withoutValues ? EVERY : condition;
    return {
      ...condition,
      sql: withoutValues ? `NOT COALESCE((${condition.sql}), 0)` : `NOT (${condition.sql})`,
    };
  };
  return joined(predicates.map(fails), 'AND');
}

const RESULTS_KNOWN = `(m.home_ht_score IS NOT NULL AND m.away_ht_score IS NOT NULL
  AND m.home_ft_score IS NOT NULL AND m.away_ft_score IS NOT NULL)`;

function simpleCondition(predicate: SimplePredicate, type: FilterType): Condition {
  switch (predicate.kind) {
    case 'range': {
      const { table, sql } = numberOf(predicate.field);
      return of(table, `${sql} BETWEEN ? AND ?`, [predicate.min, predicate.max]);
    }
    case 'probability': {
      const whole = marketOf(predicate.field).columns.map(({ field }) => `o.${field} IS NOT NULL`);
      return of('o', `(${whole.join(' AND ')})`);
    }
    case 'won':
      return EVERY;
    case 'missing':
      return isMissing(predicate.field);
    case 'contains':
    case 'named':
      return nameCondition(predicate);
    case 'dates':
      return of('m', 'm.match_date BETWEEN ? AND ?', [predicate.from, predicate.to]);
    case 'season': {
      const { from, to } = seasonDays(predicate);
      return of('m', 'm.match_date BETWEEN ? AND ?', [from, to]);
    }
    case 'weekday':
      return of('m', `${WEEKDAY} = ?`, [predicate.weekday]);
    case 'month':
      return of('m', `${MONTH} = ?`, [predicate.month]);
    case 'times': {
      const [from, to] = [predicate.from, predicate.to].map(timeText);
      const within = predicate.from <= predicate.to ? 'AND' : 'OR';
      return of('m', `(m.match_time >= ? ${within} m.match_time <= ?)`, [from!, to!]);
    }
    case 'half_full': {
      const half = `m.home_ht_score ${RESULT_SIGNS[predicate.half]} m.away_ht_score`;
      const full =
        predicate.full === null ? '' : ` AND m.home_ft_score ${RESULT_SIGNS[predicate.full]} m.away_ft_score`;
      return of('m', `CASE WHEN ${RESULTS_KNOWN} THEN (${half}${full}) END`);
    }
    case 'score': {
      const [home, away] = scoreOf(predicate.field);
      const known = `${home} IS NOT NULL AND ${away} IS NOT NULL`;
      return of('m', `CASE WHEN ${known} THEN (${home} = ? AND ${away} = ?) END`, [
        predicate.home,
        predicate.away,
      ]);
    }
    case 'written':
      return writtenCondition(predicate.field, predicate.text);
    case 'against': {
      const { field, sign, other, set, factor, tolerance } = predicate;
      const price = priceIn(type, field, type);
      const second = priceIn(set ?? type, other, type);
      const tables = set === null || set === type ? (['o'] as const) : (['o', 'z'] as const);
      const difference = `(${price} * 10000 - ${second} * ${factor})`;
      const sql = sign === '=' ? `ABS(${difference}) <= ${tolerance * 10_000}` : `${difference} ${sign} 0`;
      return { tables, sql, params: [] };
    }
    case 'competition': {
      const { ids } = predicate;
      return ids.length === 0
        ? of('m', '1 = 0')
        : of('m', `m.competition_id IN (${ids.map(() => '?').join(', ')})`, ids);
    }
  }
}

const timeText = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
