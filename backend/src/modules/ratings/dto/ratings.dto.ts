import type { Basis } from '../../../archive/rows/likeness';
import type { Integer } from '../../../platform/wire-types';
import type { OddsSummary } from '../../../archive/statistics/summary/odds-summary';
import { TableGroupDto } from '../../odds/dto/table-columns.dto';
import { RatingRow } from '../table/rating-row';

class RatingAnswer {
  isSuccess: true;
  /** What there is to say about the answer. */
  message: string | null;
}

export class RatingOption {
  /** Unique over both types. */
  value: number;
  /** @example Maç Sonucu */
  label: string;
}

export class RatingsAnswer extends RatingAnswer {
  ratings: RatingOption[];
}

export class RatingMatch {
  id: number;
  country: string;
  league: string;
  /** @example 20:00 */
  time: string | null;
  /** @example Beşiktaş - Göztepe */
  name: string;
  /** How many played matches are like it. */
  past: Integer;
}

export class RatingMatchesAnswer extends RatingAnswer {
  matches: RatingMatch[];
}

export class RatingColumnsAnswer extends RatingAnswer {
  groups: TableGroupDto[];
}

export class RatedMarketDto {
  /** Group of its selections in the summary. @example ft */
  key: string;
  /** @example Maç Sonucu */
  title: string;
}

export class RatingTableAnswer extends RatingAnswer {
  table: RatingRow[];
  /** The columns of odds that agree, under the names of the row. */
  columns: string[];
  /** Titles of the markets that are compared, in order. */
  compared: string[];
  basis: Basis;
  /** How far each may be away: hundredths of a price, or tenths of a point of probability. */
  tolerance: number;
  /** What happened in all matches that agree, not only in those of the table. */
  summary: OddsSummary;
  /** The markets of the summary, in order. */
  markets: RatedMarketDto[];
}
