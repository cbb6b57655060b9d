import type { TableColumnOptions } from 'typeorm';

type Kind = Omit<TableColumnOptions, 'name'>;
type Extra = { nullable?: boolean };

const kind =
  (base: Kind) =>
  ({ nullable = false }: Extra = {}): Kind => ({ ...base, isNullable: nullable });

/** The column kinds of the site, under the type names that every supported database reads back as it wrote them. */
export const int = kind({ type: 'integer' });
export const smallint = kind({ type: 'smallint' });
export const bool = kind({ type: 'boolean' });
export const text = kind({ type: 'text' });
/** An instant in UTC with milliseconds. */
export const instant = kind({ type: 'datetime', precision: 3 });
export const varchar = (length: number, { nullable = false }: Extra = {}): Kind => ({
  type: 'varchar',
  length: String(length),
  isNullable: nullable,
});
/** A primary key that counts up.  */
export const id = (): Kind => ({
  type: 'integer',
  isPrimary: true,
  isGenerated: true,
  generationStrategy: 'increment',
});

/** `{name: kind}` as a list of columns in that order. */
export function columns(kinds: Record<string, Kind>): TableColumnOptions[] {
  return Object.entries(kinds).map(([name, each]) => ({ name, ...each }));
}
