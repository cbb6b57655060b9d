import { ApiProperty } from '@nestjs/swagger';
import { type TableColumnKind } from '../../../archive/catalogue/column-types';

/** A column of a table of matches as screens need it. */
export class TableColumnDto {
  /** @example uo_25_over_odd */
  field: string;
  /** @example Üst */
  title: string;
  kind: TableColumnKind;
  /** Stays visible while the table scrolls sideways. */
  pin: boolean;
  /** Characters that must stand in the box before it filters. */
  min_chars: number;
}

/** A group of columns as screens need it. */
export class TableGroupDto {
  /** @example uo_25 */
  key: string;
  /** @example 2,5 Alt/Üst */
  title: string;
  /** @example A/Ü 2,5 */
  short_title: string;
  columns: TableColumnDto[];
}

const TYPES: Record<TableColumnKind, object> = {
  date: { type: String, format: 'date' },
  time: { type: String, nullable: true, example: '20:00' },
  text: { type: String },
  score: { type: String, nullable: true, example: '2-1' },
  result: { enum: ['1', 'X', '2'], nullable: true },
  integer: { type: 'integer', nullable: true },
  ht_ft_result: { type: String, nullable: true, example: '1/X' },
  code: { type: 'integer', nullable: true },
  odd: { type: Number, nullable: true },
  line: { type: String, nullable: true, description: 'Goals given to that side.' },
};

/** Declares the values of columns on a class, each as its kind is written. */
export const TableValues =
  (columns: readonly { readonly field: string; readonly kind: TableColumnKind }[]): ClassDecorator =>
  (target) => {
    for (const { field, kind } of columns) ApiProperty(TYPES[kind])(target.prototype as object, field);
  };
