import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsOptional,
  ValidateNested,
} from 'class-validator';
import { MapText, NoListInside, ValidateWith } from '../../../../platform/http/fields';
import { IntegerBetween } from '../../../../platform/http/integer-text';
import { tr } from '../../../../platform/locale/tr';
import { bookmakerProblem } from '../../formats/football-data/bookmakers';
import { FORMAT_NAMES } from '../../formats/registry';
import { LONGEST_PAUSE_MINUTES, MOST_FEEDS, SHORTEST_PAUSE_MINUTES } from '../run/feed-list';
import type { Instant } from '../../../../platform/wire-types';

const LONGEST_URL = 2_000;
const emptyIsNull = () =>
  Transform(({ value }: { value: unknown }) => (value === '' || value === undefined ? null : value));

function addressProblem(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > LONGEST_URL || /[\s\p{Cc}]/u.test(value)) {
    return tr.feeds.address;
  }
  let url: URL;
  try {
    url = new URL(value);
  } catch {
    return tr.feeds.address;
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return tr.feeds.address;
  return url.username === '' && url.password === '' ? null : tr.feeds.noPasswords;
}

class FeedTimes {
  @ApiProperty({ example: 'https://example.com/odds/today.csv', maxLength: LONGEST_URL })
  @MapText((text) => text.trim())
  @ValidateWith('feedAddress', addressProblem)
  url: string;

  @ApiProperty({ type: 'integer', minimum: SHORTEST_PAUSE_MINUTES, maximum: LONGEST_PAUSE_MINUTES })
  @IntegerBetween(
    SHORTEST_PAUSE_MINUTES,
    LONGEST_PAUSE_MINUTES,
    tr.feeds.pause(SHORTEST_PAUSE_MINUTES, LONGEST_PAUSE_MINUTES),
  )
  every_minutes: number;
}

export class FeedDto extends FeedTimes {
  /** Found out by content when null. */
  @ApiPropertyOptional({ type: String, enum: FORMAT_NAMES, nullable: true })
  @emptyIsNull()
  @IsOptional()
  @IsIn(FORMAT_NAMES as string[], { message: tr.imports.badFormat(FORMAT_NAMES) })
  format?: string | null;

  /** @example PS */
  @emptyIsNull()
  @IsOptional()
  @ValidateWith('bookmaker', bookmakerProblem)
  bookmaker?: string | null;

  @ApiPropertyOptional({ type: Boolean, default: true, nullable: true })
  @IsOptional()
  @IsBoolean({ message: tr.validation.invalidValue })
  enabled?: boolean | null;
}

/** The whole list; what is not in it is a feed no more. */
export class FeedListDto {
  @ApiProperty({ type: [FeedDto], maxItems: MOST_FEEDS })
  @ValidateNested({ each: true, message: tr.settings.section })
  @NoListInside(tr.settings.section)
  @ArrayUnique((feed: FeedDto) => feed?.url, { message: tr.feeds.twice })
  @ArrayMaxSize(MOST_FEEDS, { message: tr.settings.tooMany(MOST_FEEDS) })
  @IsArray({ message: tr.settings.list })
  @Type(() => FeedDto)
  feeds: FeedDto[];
}

export class FeedRow extends FeedTimes {
  /** Stands for the feed in addresses of this API. */
  key: string;
  /** The address as the import history shows it. */
  source: string;
  format: string | null;
  bookmaker: string | null;
  enabled: boolean;
  last_run_at: Instant | null;
  /** null = never: disabled. */
  next_run_at: Instant | null;
  /**
   * Since when it has given nothing but old copies of bulletins, for six hours at least: its source may count
   * versions anew.
   */
  stale_since: Instant | null;
}

export class FeedsAnswer {
  /** Folder on the server into which files can be put. */
  inbox: string;
  /**
   * Since when it has given nothing but old copies of bulletins, for six hours at least: its source may count
   * versions anew.
   */
  inbox_stale_since: Instant | null;
  feeds: FeedRow[];
}
