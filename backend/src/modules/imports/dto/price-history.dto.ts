import { IsIn, IsOptional } from 'class-validator';
import { tr } from '../../../platform/locale/tr';
import { FIELD_ALIASES } from '../../../archive/catalogue/columns';
import { HISTORY_FIELDS } from '../history/price-history';
import type { Instant } from '../../../platform/wire-types';

export class PriceHistoryQuery {
  /** A price column; without it all columns. @example ft_1_odd */
  @IsOptional()
  @IsIn([...HISTORY_FIELDS, ...FIELD_ALIASES.keys()], { message: tr.filters.unknownColumn })
  column?: string;
}

export class PricePointDto {
  at: Instant;
  /** null = not on offer from then on. @example 1.85 */
  price: number | null;
}

export class ColumnHistoryDto {
  /** @example ft_1_odd */
  column: string;
  /** @example "1" */
  label: string;
  /** Key of the market. @example ft */
  group: string;
  /** Title of the market. @example Maç Sonucu */
  group_title: string;
  /** A point wherever the price changed, and one where it was last seen before kick-off. */
  points: PricePointDto[];
}

export class PriceHistoryDto {
  match_id: number;
  /** Columns without a timed price are absent. */
  history: ColumnHistoryDto[];
}
