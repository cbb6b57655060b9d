import type { AdminTable, Row } from '../table/table-types';

interface FieldBase {
  /** Name in the request. */
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  /** Longest text, in characters. */
  max?: number;
}

/** Chooses a row of another table by searching it. */
export interface PickField extends FieldBase {
  kind: 'pick';
  table: AdminTable;
  optionLabel: (row: Row) => string;
  /** How the chosen row is called while the form opens, from the row that is edited. */
  currentLabel: (row: Row) => string;
}

export interface PlainField extends FieldBase {
  kind: 'text' | 'email' | 'tel' | 'url' | 'area' | 'number' | 'instant' | 'image';
}

export interface ChoiceField extends FieldBase {
  kind: 'choice';
  options: readonly (readonly [value: string, label: string])[];
}

/** Several of a fixed list. */
export interface ColumnsField extends FieldBase {
  kind: 'columns';
}

/** A field of a row's form. */
export type FieldDefinition = PlainField | ChoiceField | PickField | ColumnsField;
