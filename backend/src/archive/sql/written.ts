import {
  isPriceField,
  isWrittenMatchField,
  type WrittenField,
  type WrittenMatchField,
} from '../question/written-value';
import type { Condition } from './condition';

/** A value as text. The embedded database gives an empty text for null: ask for null beside it. */
const text = (value: string): string => `CONCAT(${value})`;

const day = text('m.match_date');
const turkishDay = `CONCAT(SUBSTR(${day}, 9, 2), '.', SUBSTR(${day}, 6, 2), '.', SUBSTR(${day}, 1, 4))`;

const known = (...columns: string[]): string =>
  columns.map((column) => `m.${column} IS NOT NULL`).join(' AND ');
const HALF = known('home_ht_score', 'away_ht_score');
const FULL = known('home_ft_score', 'away_ft_score');

const result = (period: 'ht' | 'ft'): string => {
  const [home, away] = [`m.home_${period}_score`, `m.away_${period}_score`];
  return `CASE WHEN ${home} > ${away} THEN '1' WHEN ${home} < ${away} THEN '2' ELSE 'x' END`;
};

/** What must be known, and the texts of which one must contain what is looked for. */
const MATCH_TEXTS: Record<WrittenMatchField, { when: string; texts: readonly string[] }> = {
  match_date: { when: known('match_date'), texts: [day, turkishDay] },
  match_time: { when: known('match_time'), texts: ['m.match_time'] },
  half_time: { when: HALF, texts: ["CONCAT(m.home_ht_score, '-', m.away_ht_score)"] },
  full_time: { when: FULL, texts: ["CONCAT(m.home_ft_score, '-', m.away_ft_score)"] },
  ft_result: { when: FULL, texts: [result('ft')] },
  total_goals: { when: FULL, texts: [text('m.home_ft_score + m.away_ft_score')] },
  ht_ft_result: { when: `${HALF} AND ${FULL}`, texts: [`CONCAT(${result('ht')}, '/', ${result('ft')})`] },
};

/** The results at half-time and after the full time as text, `1/x`; null where one of them isn't known. */
export const HALF_FULL_TEXT = `(CASE WHEN ${MATCH_TEXTS.ht_ft_result.when} THEN ${MATCH_TEXTS.ht_ft_result.texts[0]!} END)`;

function oddsText(field: Exclude<WrittenField, WrittenMatchField>): string {
  const digits = text(`o.${field}`);
  if (!isPriceField(field)) return digits;
  // no price is below 1.00, so there are three digits at least
  return `CONCAT(SUBSTR(${digits}, 1, LENGTH(${digits}) - 2), '.', SUBSTR(${digits}, -2))`;
}

/** The condition that a value contains a text as it is written. */
export function writtenCondition(field: WrittenField, part: string): Condition {
  const ofMatch = isWrittenMatchField(field);
  const { when, texts } = ofMatch
    ? MATCH_TEXTS[field]
    : { when: `o.${field} IS NOT NULL`, texts: [oddsText(field)] };
  const anywhere = texts.map((each) => `INSTR(${each}, ?) > 0`).join(' OR ');
  return {
    tables: [ofMatch ? 'm' : 'o'],
    sql: `CASE WHEN ${when} THEN (${anywhere}) END`,
    params: texts.map(() => part),
  };
}
