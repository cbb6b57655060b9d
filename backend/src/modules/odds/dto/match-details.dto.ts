import { ApiProperty } from '@nestjs/swagger';
import { SOURCE_NAMES, type SourceName } from '../../../archive/catalogue/price-sources';
import { MATCH_ROW_FIELDS, ODDS_ROW_FIELDS } from '../../../archive/catalogue/row-fields';
import { RowProperties } from './row-properties';
import { PRICE_ROW_FIELDS, type PriceSources } from '../../../archive/rows/match-details';

/** Prices and codes of one set of odds. */
@RowProperties(ODDS_ROW_FIELDS)
export class OddsSetDto {}

/** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
@RowProperties(PRICE_ROW_FIELDS)
export class OddsMovementDto {}

/** Where the prices of one set come from. */
export class PriceSourcesDto implements PriceSources {
  @ApiProperty({ enum: SOURCE_NAMES, isArray: true })
  sources: SourceName[];

  @ApiProperty({ type: [String], example: ['Bet365'], description: 'Where the source names bookmakers.' })
  bookmakers: string[];

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description:
      'The earliest instant of opening prices, the latest of closing ones; null where none is known.',
  })
  seen_at: string | null;
}

export class MatchSourcesDto {
  @ApiProperty()
  opening: PriceSourcesDto;

  @ApiProperty()
  closing: PriceSourcesDto;
}

/** A match with both of its sets of odds. */
@RowProperties(MATCH_ROW_FIELDS)
export class MatchDetailsDto {
  @ApiProperty()
  opening: OddsSetDto;

  @ApiProperty()
  closing: OddsSetDto;

  @ApiProperty()
  movement: OddsMovementDto;

  @ApiProperty()
  sources: MatchSourcesDto;
}
