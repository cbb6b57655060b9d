import { ApiProperty } from '@nestjs/swagger';
import { ROW_FIELDS } from '../../../archive/catalogue/row-fields';
import type { WireRow } from '../../../archive/rows/odds-row';
import { OddsSummaryDto } from './odds-summary.dto';
import type { FilterType } from '../../../archive/question/odds-query';
import { RowProperties } from './row-properties';
import type { SimilarMatches } from '../../../archive/answers/similar';

/** A match with all values of one set of odds. */
@RowProperties(ROW_FIELDS)
export class WholeRowDto {}

/** A past match and how near its prices are. */
@RowProperties(ROW_FIELDS)
export class SimilarMatchDto {
  /** Root mean square difference of the probabilities without margin, 0-1, over the selections of the groups. */
  distance: number;
}

export class SimilarMatchesDto implements SimilarMatches {
  /** The set of odds that was compared: 1 opening, 2 closing. */
  filter_type: FilterType;
  /** Keys of the groups that were compared. */
  groups: string[];
  @ApiProperty({ type: WholeRowDto })
  match: WireRow;

  /** Nearest first, ties newest first. */
  @ApiProperty({ type: [SimilarMatchDto] })
  items: (WireRow & { distance: number })[];
  /** What happened in the items. */
  summary: OddsSummaryDto;
}
