import { type SourceName } from '../../../archive/catalogue/price-sources';
import { MATCH_ROW_FIELDS, ODDS_ROW_FIELDS } from '../../../archive/catalogue/row-fields';
import { RowProperties } from './row-properties';
import { PRICE_ROW_FIELDS, type PriceSources } from '../../../archive/rows/match-details';
import type { Instant } from '../../../common/wire-types';

/** Prices and codes of one set of odds. */
@RowProperties(ODDS_ROW_FIELDS)
export class OddsSetDto {}

/** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
@RowProperties(PRICE_ROW_FIELDS)
export class OddsMovementDto {}

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
@RowProperties(MATCH_ROW_FIELDS)
export class MatchDetailsDto {
  opening: OddsSetDto;
  closing: OddsSetDto;
  movement: OddsMovementDto;
  sources: MatchSourcesDto;
}
