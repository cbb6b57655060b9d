import { ApiProperty } from '@nestjs/swagger';
import { DayField } from '../../../../platform/http/day-field';
import { FixtureFields } from '../../../../archive/rows/fixture-fields';
import { PICK_STATES, STATE_NAMES } from '../settling/pick-state';
import type { Day, Instant, Integer } from '../../../../platform/wire-types';

const STATES = PICK_STATES.map((state) => STATE_NAMES[state]);

/** A selection, beside its match, as it stands in a change. */
export class ChangedSelectionDto {
  match_id: number;
  /** Column of odds. @example over_25_odd */
  column: string;
  /** The price that was locked. @example 1.85 */
  odd: number;
  home_team: string;
  away_team: string;
}

/** A selection on a post. */
export class PostSelectionDto extends ChangedSelectionDto {
  /** When the price was seen last; null: its source names no instant. */
  odd_at: Instant | null;
  /** Source of the price; null on selections from before it was kept. @example nesine-snapshot */
  source: string | null;
  /** The author had published the same opinion before: it counts as no single. */
  repeated: boolean;

  /** `iade`: no result three days after kick-off. */
  @ApiProperty({ enum: STATES })
  state: string;

  /** Since when the price is locked. */
  locked_at: Instant;
  match_date: Day;
  /** @example 20:00 */
  match_time: string | null;
  home_ft_score: Integer | null;
  away_ft_score: Integer | null;
}

/** A change of a post's selections in the minutes after its publication. */
export class SelectionChangeDto {
  changed_at: Instant;
  removed: ChangedSelectionDto[];
  added: ChangedSelectionDto[];
}

/** A selection that was settled and then settled anew, because its result in the archive changed. */
export class SettlementChangeDto {
  changed_at: Instant;
  match_id: number;
  /** @example over_25_odd */
  column: string;
  home_team: string;
  away_team: string;

  @ApiProperty({ enum: STATES })
  from: string;

  @ApiProperty({ enum: STATES })
  to: string;

  /** As they are now. */
  home_ft_score: Integer | null;
  away_ft_score: Integer | null;
}

/** A fixture that can be picked. */
export class PickFixtureDto extends FixtureFields {
  match_id: number;
}

/** Where a price comes from and how old it is. */
export class SeenPriceDto {
  /** Column of odds. @example over_25_odd */
  column: string;
  /** When it was seen last; null: its source names no instant. */
  odd_at: Instant | null;
  source: string | null;
  /** Minutes since its source was heard of last; null without instants. */
  age: Integer | null;
  /** Too old to be picked. */
  too_old: boolean;
}

/** A fixture that can be picked, with the prices that would be locked now. */
export class PricedFixtureDto extends PickFixtureDto {
  /** The latest price of every selection that has one. @example {"ft_1_odd":1.85} */
  odds: Record<string, number>;
  /** How old each of them is. */
  seen: SeenPriceDto[];
}

export class PickFixturesQuery {
  @DayField()
  date: string;
}
