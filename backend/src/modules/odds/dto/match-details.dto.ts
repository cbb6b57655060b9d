import { type ColumnValue, MatchFields } from '../../../archive/rows/match-fields';
import type { PriceSources } from '../../../archive/rows/match-details';

/** Prices and codes of one set of odds. */
export class OddsSetDto {
  [column: string]: ColumnValue;
}

/** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
export class OddsMovementDto {
  [column: string]: ColumnValue;
}

export class MatchSourcesDto {
  opening: PriceSources;
  closing: PriceSources;
}

/** A match with both of its sets of odds. */
export class MatchDetailsDto extends MatchFields {
  opening: OddsSetDto;
  closing: OddsSetDto;
  movement: OddsMovementDto;
  sources: MatchSourcesDto;
}
