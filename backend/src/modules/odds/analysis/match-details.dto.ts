import { ApiProperty } from '@nestjs/swagger';
import { MATCH_ROW_FIELDS, ODDS_ROW_FIELDS } from '../catalogue/row-fields';
import { RowProperties } from '../row-properties';
import { PRICE_ROW_FIELDS } from './match-details';

/** Prices and codes of one set of odds. */
@RowProperties(ODDS_ROW_FIELDS)
export class OddsSetDto {}

/** Per price column closing ÷ opening − 1, with four decimals; null where either is missing. */
@RowProperties(PRICE_ROW_FIELDS)
export class OddsMovementDto {}

/** A match with both of its sets of odds. */
@RowProperties(MATCH_ROW_FIELDS)
export class MatchDetailsDto {
  @ApiProperty()
  opening: OddsSetDto;

  @ApiProperty()
  closing: OddsSetDto;

  @ApiProperty()
  movement: OddsMovementDto;
}
