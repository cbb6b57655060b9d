import { percentAblative } from '../../lib/percent-ablative';
import { trMovement as texts } from '../../locale/tr-movement';
import type { CatalogueGroup, TableFilter } from './match-table';

/** A price that moved further than so many percent from opening to closing. */
export interface Movement {
  /** Column of odds. */
  column: string;
  /** A whole number; below 0 for prices that fell. */
  percent: number;
}

/** What is offered; others come by address. */
export const PERCENTS = [5, 10, 15, 20, 30, 50] as const;

const ONE = /^([a-z0-9_]+):([+-]?\d{1,2})$/;

/** `ft_1_odd:-10,ft_2_odd:5` as movements, or null where it can't be read. */
export function readMovements(text: string): Movement[] | null {
  const movements = text.split(',').map((part) => {
    const [, column, percent] = ONE.exec(part.trim()) ?? [];
    return column !== undefined && Number(percent) !== 0 ? { column, percent: Number(percent) } : null;
  });
  return movements.every((movement) => movement !== null) ? movements : null;
}

/** The movements with one more, which takes the place of one of the same price. */
export function withMovement(text: string, added: Movement): string {
  const others = (readMovements(text) ?? []).filter(({ column }) => column !== added.column);
  return [...others, added].map(({ column, percent }) => `${column}:${percent}`).join(',');
}

/** The movements but for that of a price; empty for none. */
export const withoutMovement = (text: string, column: string): string =>
  (readMovements(text) ?? [])
    .filter((each) => each.column !== column)
    .map((each) => `${each.column}:${each.percent}`)
    .join(',');

/** Movements as people read them: `MS 1 %10’dan fazla düştü`. */
export function writeMovements(text: string, titleOf: (column: string) => string): string {
  const movements = readMovements(text);
  if (movements === null) return text;
  return movements
    .map(({ column, percent }) => {
      const much = percentAblative(Math.abs(percent));
      return percent < 0 ? texts.fell(titleOf(column), much) : texts.rose(titleOf(column), much);
    })
    .join(', ');
}

/** Name of the filter, in the address and at the API. */
export const MOVEMENT = 'movement';

/** Short titles of the selections by column: `MS 1`. */
export const selectionTitles = (groups: readonly CatalogueGroup[]): ReadonlyMap<string, string> =>
  new Map(
    groups.flatMap(({ short_title, columns }) =>
      columns
        .filter(({ kind }) => kind === 'odd')
        .map(({ field, title }) => [field, `${short_title} ${title}`] as const),
    ),
  );

/** Keeps matches whose prices moved far enough from opening to closing; chosen beside the chips. */
export function movementFilter(groups: readonly CatalogueGroup[]): TableFilter {
  const titles = selectionTitles(groups);
  return {
    id: MOVEMENT,
    shortTitle: texts.label,
    params: [MOVEMENT],
    minChars: 1,
    written: (text) => writeMovements(text, (column) => titles.get(column) ?? column),
  };
}
