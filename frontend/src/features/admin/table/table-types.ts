import type { ReactNode } from 'react';
import type { FieldDefinition } from '../form/field-types';

/** The server's tables, by their name below `/api`. */
export type AdminTable =
  | 'users'
  | 'contacts'
  | 'subscribers'
  | 'comments'
  | 'blogs'
  | 'subscriptions'
  | 'winnersclub'
  | 'receipts'
  | 'imports'
  | 'rating-recipes'
  | 'competitions'
  | 'competition-aliases'
  | 'team-aliases'
  | 'audit'
  | 'mails'
  | 'newsletters';

/** A row of any table: what the server sends, read by the names of its columns. */
export type Row = { id: number } & Readonly<Record<string, unknown>>;

/** Query of a table as the server takes it; empty ones are left out. */
export type TableParams = Readonly<Record<string, string | number | undefined>>;

/** How a column's values are drawn. */
export type ColumnKind = 'text' | 'long' | 'number' | 'instant' | 'flag' | 'image' | 'name';

export interface ColumnHint {
  label?: string;
  kind?: ColumnKind;
  /** Draws a value in its own way. */
  render?: (value: unknown, row: Row) => ReactNode;
  /** Not shown. */
  hidden?: boolean;
}

/** What the panel knows about a table beyond the rows themselves. */
export interface TableDefinition {
  name: AdminTable;
  /** Turkish name, as on its tab. */
  title: string;
  /** Hints for columns; the columns themselves are the keys of the first row. */
  columns: Readonly<Record<string, ColumnHint>>;
  /** Columns that the server sorts by. */
  sortable: readonly string[];
  /** The form of a row; without it rows can't be added or edited. */
  fields?: readonly FieldDefinition[];
  /** Shown above the form. */
  formHint?: string;
  /** The server can't search it. */
  noSearch?: boolean;
  canAdd?: boolean;
  canDelete?: boolean | ((row: Row) => boolean);
  /** What a row is called in sentences, e.g. `“ayşe” kullanıcısı`. */
  rowName: (row: Row) => string;
  /** Asked before a row is deleted. */
  deleteText?: string;
}
