import { ApiProperty } from '@nestjs/swagger';
import type { ListedColumn, ListedGroup } from './catalogue/column-list';
import { isCodeField } from './catalogue/columns';
import { type MatchRowField, MATCH_ROW_FIELDS, ROW_FIELDS } from './catalogue/row-fields';
import type { OddsPage } from './odds.service';
import type { WireRow } from './odds-row';

const COLUMN_KINDS = ['date', 'text', 'score', 'integer', 'ht_ft_result', 'code', 'odd'];

export class OddColumnDto implements ListedColumn {
  @ApiProperty({ example: 'ft_1_odd' })
  field: string;

  @ApiProperty({ example: '1' })
  title: string;

  @ApiProperty({ enum: COLUMN_KINDS, enumName: 'OddColumnKind' })
  kind: ListedColumn['kind'];

  @ApiProperty({ description: 'Stays visible while the table scrolls sideways.' })
  pin: boolean;

  @ApiProperty({
    type: [String],
    description: 'Query parameters that the filter box fills; two for a score.',
  })
  filter_params: string[];

  @ApiProperty({ description: 'Characters that must stand in the box before it filters.' })
  min_chars: number;

  @ApiProperty({ type: [String], description: 'Row fields that the shown value is made of.' })
  from: string[];

  @ApiProperty({ type: [String], description: 'Other names of the same column on the wire.' })
  aliases: string[];
}

export class OddGroupDto implements ListedGroup {
  @ApiProperty({ example: 'uo_25' })
  key: string;

  @ApiProperty({ example: '2,5 Alt/Üst' })
  title: string;

  @ApiProperty({ example: 'A/Ü 2,5' })
  short_title: string;

  @ApiProperty({ example: 'uo', description: 'Family of groups that differ by their line only.' })
  parent: string;

  @ApiProperty({ enum: ['ft', 'ht', 'sh'], nullable: true })
  period: ListedGroup['period'];

  @ApiProperty({ type: Number, nullable: true, example: 2.5 })
  line: number | null;

  @ApiProperty()
  default_hidden: boolean;

  @ApiProperty({ type: [OddColumnDto] })
  columns: OddColumnDto[];
}

export class OddColumnsDto {
  @ApiProperty({ type: [OddGroupDto] })
  groups: OddGroupDto[];
}

const text = { type: String };
const wholeNumber = { type: 'integer' as const };
const result = { enum: ['1', 'X', '2'] };
const nullable = { nullable: true };

const MATCH_FIELD_SCHEMAS: Record<MatchRowField, object> = {
  id: wholeNumber,
  match_date: { ...text, format: 'date', example: '2024-05-17' },
  match_time: { ...text, ...nullable, example: '20:00' },
  country_name: text,
  competition_name: text,
  season_slug: { ...text, example: '2023-2024' },
  code: { ...wholeNumber, ...nullable, description: 'Match code of the bulletin.' },
  match_name: { ...text, example: 'Beşiktaş - Göztepe' },
  home_team: text,
  away_team: text,
  home_ht_score: { ...wholeNumber, ...nullable },
  away_ht_score: { ...wholeNumber, ...nullable },
  home_ft_score: { ...wholeNumber, ...nullable },
  away_ft_score: { ...wholeNumber, ...nullable },
  total_goals: { ...wholeNumber, ...nullable },
  ht_ft_result: { ...text, ...nullable, example: '1/X' },
  winner: { ...result, ...nullable },
};

/** Declares every value of a row from the catalogue. */
const RowProperties: ClassDecorator = (target) => {
  for (const field of ROW_FIELDS) {
    const ofMatch = (MATCH_ROW_FIELDS as readonly string[]).includes(field);
    const schema = ofMatch
      ? MATCH_FIELD_SCHEMAS[field as MatchRowField]
      : { type: isCodeField(field) ? 'integer' : 'number', nullable: true };
    ApiProperty({ required: false, ...schema })(target.prototype as object, field);
  }
};

/** A match with its odds; with `fields=` only the values asked for. */
@RowProperties
export class OddsRowDto {}

export class OddsPageDto implements OddsPage {
  @ApiProperty({ type: [OddsRowDto] })
  items: WireRow[];

  @ApiProperty()
  page: number;

  @ApiProperty()
  per_page: number;

  @ApiProperty()
  has_more: boolean;
}
