import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsIn, IsObject, IsOptional, ValidateIf } from 'class-validator';
import { DayField } from '../../../platform/http/day-field';
import { ValidateWith, IdField, OptionalIdField, TextField } from '../../../platform/http/fields';
import { IntegerText } from '../../../platform/http/integer-text';
import { tr } from '../../../platform/locale/tr';
import { QUESTION_PARAMETERS } from '../../../archive/question/parameters';
import { RECIPE_KEYS } from '../../../archive/catalogue/filter-recipes';
import { QUESTION_TYPES, type QuestionType } from '../../../archive/question/question';
import { type FilterData, MOST_FILTER_COLUMNS } from '../data/filter-data';
import { MAX_NAME } from '../data/former-name';
import { BASES, type Basis } from '../../../archive/rows/likeness';
import { POPULATE_BASES, type PopulateBasis } from '../data/populate-basis';
import type { Day, Instant } from '../../../platform/wire-types';

const said = tr.savedFilters;

const NameField = (): PropertyDecorator =>
  TextField({ max: MAX_NAME, required: said.nameRequired, tooLong: said.nameTooLong });

const FILTER_TEXTS = {
  type: 'object' as const,
  additionalProperties: { type: 'string' as const },
  example: { ft_1_odd: '1.85' },
};

const FILTER_DATA = {
  ...FILTER_TEXTS,
  example: { ft_1_odd: '1.85', weekday: '6;7', played: 'true' },
  description:
    'The whole question as in the list of its table: filter texts by column, `team`, `competition`, `season`, `weekday`, `month`, `match_time` and `won`, and beside them `played`, `source`, `movement`, `sort`, `order` and `values`; of the bulletin `played` alone of the latter.',
};

const notGroups = (value: unknown): string | null =>
  Array.isArray(value) && value.length <= 40 && value.every((key) => typeof key === 'string')
    ? null
    : said.hiddenGroups;

const notSelection = (value: unknown): string | null => (typeof value === 'string' ? null : said.selection);

export class FilterListQuery {
  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  @IsOptional()
  @IntegerText()
  @IsIn(QUESTION_TYPES, { message: said.type })
  filter_type?: QuestionType;
}

export class SaveFilterDto {
  @NameField()
  filter_name: string;

  @ApiProperty({
    ...FILTER_DATA,
    maxProperties: MOST_FILTER_COLUMNS + Object.keys(QUESTION_PARAMETERS).length,
  })
  @IsObject({ message: said.data })
  filter_data: Record<string, unknown>;

  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  @IntegerText()
  @IsIn(QUESTION_TYPES, { message: said.type })
  filter_type: QuestionType;

  /** Keys of the groups of columns that the table hides; behind a `-` that of one that is hidden by default and shown. */
  @IsOptional()
  @ValidateWith('hiddenGroups', notGroups)
  hidden_groups?: string[] | null;

  /**
   * The column of odds (of filter type 3 by its name in the odds tables) whose record is kept.
   * @example over_25_odd
   */
  @IsOptional()
  @ValidateWith('selection', notSelection)
  selection?: string | null;

  /** The member's filter whose question was edited. Saved under its name, this one takes over name and alert. */
  @OptionalIdField()
  origin_id?: number | null;
}

export class SavedFilterAnswer {
  message: string;
  id: number;
}

export class DeleteFilterQuery {
  @OptionalIdField()
  id?: number | null;
}

export class DeleteFilterDto {
  @OptionalIdField()
  id?: number | null;
}

/** Whether the member is told when a match of today or tomorrow fits. */
export class FilterAlertDto {
  @IsBoolean({ message: tr.validation.invalidValue })
  enabled: boolean;
}

/** The column of odds whose record is kept from now on. */
export class FilterSelectionDto {
  /** @example over_25_odd */
  @ValidateWith('selection', notSelection)
  selection: string;
}

/** The filter whose edited question another one is. */
export class FilterOrigin {
  id: number;
  filter_name: string;
}

export class SavedFilterRow {
  id: number;
  filter_name: string;

  @ApiProperty(FILTER_DATA)
  filter_data: FilterData;

  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  filter_type: QuestionType;
  hidden_groups: string[];
  /** Column of odds whose record is kept. */
  selection: string | null;
  created_at: Instant;
  alert: FilterAlertDto;
  /** Null = none, or it was deleted. */
  origin: FilterOrigin | null;
}

export class DayQuery {
  @DayField()
  date: string;
}

export class MatchIdQuery {
  @IdField()
  match_id: number;
}

export class PopulateDto {
  @IdField()
  match_id: number;

  /** Name of a saved filter; required without a recipe. */
  @ValidateIf(({ recipe }: PopulateDto) => recipe === undefined)
  @NameField()
  filter_name?: string;

  /** A ready recipe instead of a saved filter. */
  @ApiPropertyOptional({ enum: RECIPE_KEYS, enumName: 'FilterRecipeKey' })
  @ValidateIf((_, recipe) => recipe !== undefined)
  @IsIn(RECIPE_KEYS, { message: said.recipe })
  recipe?: string;

  @ApiPropertyOptional({
    enum: POPULATE_BASES,
    default: 'auto',
    description:
      "What the columns of odds are filled with: the match's prices, or ranges of one point around its calibrated probabilities; `auto`: probabilities in groups where its margin differs by more than 0.03 from the mean of played matches.",
  })
  @IsOptional()
  @IsIn(POPULATE_BASES, { message: said.basis })
  basis: PopulateBasis = 'auto';

  /** 1 opening odds, 2 closing odds, 3 bulletin. */
  @IsOptional()
  @IntegerText()
  @IsIn(QUESTION_TYPES, { message: said.type })
  filter_type?: QuestionType;
}

/**
 * A saved filter filled with the odds of one match; prices with both decimals: `1.80` means exactly that price, `1.8`
 * would mean 1.80–1.89; probabilities with one decimal and a point either way: `%44.5±1`.
 */
export class PopulatedFilterAnswer {
  @ApiProperty(FILTER_TEXTS)
  populated_filter: Record<string, string>;

  /** Columns that the match has no price or code for. */
  missing: string[];

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string', enum: [...BASES] },
    example: { ft: 'probability' },
    description: 'By group of odds what its columns were filled with.',
  })
  basis: Record<string, Basis>;
}

/** A match of the bulletin's picker. */
export class BulletinMatchOption {
  id: number;
  /** Short code of the competition; its name where it has none. */
  league_code: string;
  /** @example 20:00 */
  match_time: string | null;
  home_team: string;
  away_team: string;
}

/** A match of the odds tables' picker. */
export class OddsMatchOption {
  sys_match_id: number;
  competition_name: string;
  match_date: Day;
  home_team: string;
  away_team: string;
}

export class BulletinMatchId {
  id: number;
}

export class OddsMatchId {
  sys_match_id: number;
}
