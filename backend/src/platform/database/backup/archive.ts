import type { DataSource, EntityMetadata } from 'typeorm';

/** First line of a backup: its kind, and the schema it fits. */
export interface BackupHead {
  readonly format: 'oran-backup';
  readonly version: 1;
  /** ISO 8601 in UTC. */
  readonly created_at: string;
  /** Names of the migrations that made the schema: a backup fits this schema and no other. */
  readonly migrations: readonly string[];
}

/**
 * A line of a backup after the first. A table is a `table` line, its rows as lists of values, and a `rows` line; a file
 * is a `file` line, its content in pieces of Base64, and a `bytes` line; `end` comes last, so that a backup that was
 * cut off is known as such.
 */
export type BackupLine =
  | { readonly table: string; readonly columns: readonly string[] }
  | readonly Value[]
  | ({ readonly rows: number } & Checked)
  | { readonly file: string }
  | string
  | ({ readonly bytes: number } & Checked)
  | { readonly end: { readonly tables: number; readonly files: number } };

/** A line as it is written. */
export const backupLine = (content: BackupHead | BackupLine): string => `${JSON.stringify(content)}\n`;

interface Checked {
  readonly sha256: string;
}

/** A value as a backup holds it, the same from every database: instants as ISO 8601 in UTC, truth as 0 and 1. */
export type Value = string | number | null;

/** How many rows a table has and the checksum of all of them, in order of their key. */
export interface TableCheck {
  readonly rows: number;
  readonly sha256: string;
}

/** A table of the site. */
export interface BackupTable {
  readonly name: string;
  readonly columns: readonly { readonly name: string; readonly kind: 'instant' | 'float' | 'plain' }[];
  /** Columns of the primary key, in order. */
  readonly key: readonly string[];
}

const KINDS = new Map<unknown, 'instant' | 'float'>([
  ['datetime', 'instant'],
  ['float', 'float'],
]);

const toTable = ({ tableName, columns, primaryColumns }: EntityMetadata): BackupTable => ({
  name: tableName,
  columns: columns.map(({ databaseName, type }) => ({
    name: databaseName,
    kind: KINDS.get(type) ?? 'plain',
  })),
  key: primaryColumns.map(({ databaseName }) => databaseName),
});

/** A quoted name that all databases accept, also when it is an SQL keyword. */
export const quoted = (name: string): string => `\`${name}\``;

/** Every table of the site, by name. */
export function backupTables(dataSource: DataSource): BackupTable[] {
  return dataSource.entityMetadatas.map(toTable).sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Names of the migrations that the code knows, in order. */
export const knownMigrations = (dataSource: DataSource): string[] =>
  dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
