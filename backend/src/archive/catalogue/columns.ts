import type { OddColumn, OddsGroup } from './column-types';
import { type CodeField, MARKETS, type OddField } from './odds-groups';

/** Any market. */
export type Market = OddsGroup<OddField, CodeField>;

/** The markets under their common type. */
export const ODD_MARKETS: readonly Market[] = MARKETS;

const byKey = new Map<string, Market>(ODD_MARKETS.map((market) => [market.key, market]));

/** The markets that stand for all others where none are asked for. */
export const MAIN_MARKETS = ODD_MARKETS.filter(({ rank }) => rank === 'main');

export const isMarketKey = (key: string): boolean => byKey.has(key);

/** The markets of these keys, in this order; unknown keys are left out. */
export const marketsOf = (keys: readonly string[]): Market[] => keys.flatMap((key) => byKey.get(key) ?? []);

/** The price columns in the order of the table. */
export const ODD_COLUMNS: readonly OddColumn<OddField>[] = ODD_MARKETS.flatMap((group) => group.columns);

/** Names of the price columns in the order of the table. */
export const ODD_FIELDS: readonly OddField[] = ODD_COLUMNS.map((column) => column.field);

/** Names of the code columns in the order of the table. */
export const CODE_FIELDS: readonly CodeField[] = ODD_MARKETS.map((group) => group.codeField);

/** Codes and prices in the order of the table: each market's code first, then its selections. */
export const MARKET_FIELDS: readonly (OddField | CodeField)[] = ODD_MARKETS.flatMap((group) => [
  group.codeField,
  ...group.columns.map((column) => column.field),
]);

const byField = new Map<string, OddColumn<OddField>>(ODD_COLUMNS.map((column) => [column.field, column]));
const byCode = new Set<string>(CODE_FIELDS);
const groupByField = new Map<string, Market>(
  ODD_MARKETS.flatMap((group) => [
    [group.codeField, group] as const,
    ...group.columns.map((column) => [column.field, group] as const),
  ]),
);
const aliases = new Map<string, OddField>(
  ODD_COLUMNS.flatMap((column) =>
    column.alias === undefined ? [] : [[column.alias, column.field] as const],
  ),
);

/** Other names of price columns on the wire, each with the column it stands for. */
export const FIELD_ALIASES: ReadonlyMap<string, OddField> = aliases;

export const isOddField = (name: string): name is OddField => byField.has(name);

/** The price field with this name or alias; null when there is none. */
export function oddFieldNamed(name: string): OddField | null {
  const field = aliases.get(name) ?? name;
  return isOddField(field) ? field : null;
}

export const isCodeField = (name: string): name is CodeField => byCode.has(name);

/** The column of a price field. */
export function oddColumn(field: OddField): OddColumn<OddField> {
  const column = byField.get(field);
  if (column === undefined) throw new Error(`No odds column is named ${field}`);
  return column;
}

/** A selection with its market in short: `MS 1`, `2,5 Üst`. */
export const selectionTitle = (field: OddField): string =>
  `${marketOf(field).shortTitle} ${oddColumn(field).title}`;

/** The market that a price or code field belongs to. */
export function marketOf(field: OddField | CodeField): Market {
  const group = groupByField.get(field);
  if (group === undefined) throw new Error(`No market has the column ${field}`);
  return group;
}
