import type { RowOf, TableName } from '../../../api/table-rows';

interface FieldBase<Name extends string> {
  /** Name in the request. */
  name: Name;
  /** Turkish; by default the title of the column of this name. */
  label?: string;
  hint?: string;
  optional?: boolean;
  /** Longest text, in characters. */
  max?: number;
}

export interface PlainField<Name extends string> extends FieldBase<Name> {
  kind: 'text' | 'email' | 'tel' | 'url' | 'area' | 'number' | 'instant' | 'image';
}

export interface ChoiceField<Name extends string> extends FieldBase<Name> {
  kind: 'choice';
  options: readonly (readonly [value: string, label: string])[];
}

/** Several price columns of the odds table. */
export interface ColumnsField<Name extends string> extends FieldBase<Name> {
  kind: 'columns';
}

/** Chooses a row of another table by searching it. */
export interface PickField<Name extends string, Row> extends FieldBase<Name> {
  kind: 'pick';
  from: PickSource;
  /** How the chosen row is called while the form opens, from the row that is edited. */
  currentLabel: (row: Row) => string;
}

/** A table to choose from, and what its rows are called in the list. */
export interface PickSource {
  table: TableName;
  optionLabel: (row: never) => string;
}

export const pickFrom = <T extends TableName>(
  table: T,
  optionLabel: (row: RowOf<T>) => string,
): PickSource => ({ table, optionLabel });

type FieldNamed<Name extends string, Row> =
  PlainField<Name> | ChoiceField<Name> | ColumnsField<Name> | PickField<Name, Row>;

/** A field of the form that sends `Form` for a row of a table; without arguments, one of any form. */
export type FieldDefinition<Form = Record<string, unknown>, Row = never> = FieldNamed<
  keyof Form & string,
  Row
>;
