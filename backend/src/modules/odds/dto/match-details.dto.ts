import { type SourceName } from '../../../archive/catalogue/price-sources';
import { type ColumnValue, MatchFields } from '../../../archive/rows/match-fields';
import type { PriceSources } from '../../../archive/rows/match-details';
import type { Instant } from '../../../platform/wire-types';

/** Prices and codes of one set of odds. */
export class OddsSetDto {
  [column: string]: ColumnValue;
}

/** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
export class OddsMovementDto {
  [column: string]: ColumnValue;
}

/** Where the prices of one set come from. */
export class PriceSourcesDto implements PriceSources {
  sources: SourceName[];
  /** Where the source names bookmakers. @example ["Bet365"] */
  bookmakers: string[];
  /** The earliest instant of opening prices, the latest of closing ones; null where none is known. */
  seen_at: Instant | null;
}

export class MatchSourcesDto {
  opening: PriceSourcesDto;
  closing: PriceSourcesDto;
}

/** A match with both of its sets of odds. */
export class MatchDetailsDto extends MatchFields {
  opening: OddsSetDto;
  closing: OddsSetDto;
  movement: OddsMovementDto;
  sources: MatchSourcesDto;
}
