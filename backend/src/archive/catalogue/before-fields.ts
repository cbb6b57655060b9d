import type { InfoGroup } from './column-types';

/**
 * What is known of both clubs before kick-off, from matches of earlier days with a full-time score that wasn't awarded:
 * whole numbers, or none. `form`: points of the last five in the competition within a year; `run`: wins (defeats below 0) in
 * a row there, 0 after a draw; `rest`: days since the last match of the country or between countries.
 */
export const BEFORE_FIELDS = [
  'home_form',
  'away_form',
  'home_run',
  'away_run',
  'home_rest',
  'away_rest',
] as const;

export type BeforeField = (typeof BEFORE_FIELDS)[number];

const fields: ReadonlySet<string> = new Set(BEFORE_FIELDS);

export const isBeforeField = (name: string): name is BeforeField => fields.has(name);

/** Whether numbers of a column may be below 0. */
export const isSigned = (field: string): boolean => field === 'home_run' || field === 'away_run';

const TITLES: Record<BeforeField, string> = {
  home_form: 'Ev Form',
  away_form: 'Dep Form',
  home_run: 'Ev Seri',
  away_run: 'Dep Seri',
  home_rest: 'Ev Dinlenme',
  away_rest: 'Dep Dinlenme',
};

/** The group of these columns, which follows the markets. */
export const BEFORE_GROUP: InfoGroup = {
  kind: 'info',
  key: 'before',
  title: 'Maçtan önce',
  shortTitle: 'Önce',
  parent: 'before',
  defaultHidden: true,
  columns: BEFORE_FIELDS.map((field) => ({ kind: 'integer', field, title: TITLES[field] })),
};

/** Title of a column with its group. */
export const beforeTitle = (field: BeforeField): string => `${BEFORE_GROUP.title}: ${TITLES[field]}`;
