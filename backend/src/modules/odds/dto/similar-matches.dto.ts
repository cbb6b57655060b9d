import { ApiProperty } from '@nestjs/swagger';
import type { WireRow } from '../../../archive/rows/odds-row';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import type { FilterType } from '../../../archive/question/odds-query';
import { type ColumnName, type ColumnValue, MatchFields } from '../../../archive/rows/match-fields';
import type { SimilarMatches } from '../../../archive/answers/similar';

/** A match with all values of one set of odds. */
export class WholeRowDto extends MatchFields {
  [column: ColumnName]: ColumnValue;
}

/** A past match and how near its prices are. */
export class SimilarMatchDto extends WholeRowDto {
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
  summary: OddsSummary;
}
