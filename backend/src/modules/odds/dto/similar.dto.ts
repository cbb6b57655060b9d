import type { SimilarMatch, SimilarMatches } from '../../../archive/answers/similar';
import type { FilterType } from '../../../archive/question/odds-query';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { OddsRowDto } from './odds.dto';

/** A past match and how near its prices are; with `fields=` only the values asked for. */
export class SimilarMatchDto extends OddsRowDto implements SimilarMatch {
  /** Root mean square difference of the probabilities as they are shown, 0-1, over the selections of the groups. */
  distance: number;
}

export class SimilarMatchesDto implements SimilarMatches {
  /** The set of odds that was compared: 1 opening, 2 closing. */
  filter_type: FilterType;
  /** Keys of the groups that were compared. */
  groups: string[];
  match: OddsRowDto;
  /** Nearest first, ties newest first. */
  items: SimilarMatchDto[];
  /** What happened in the items. */
  summary: OddsSummary;
}
