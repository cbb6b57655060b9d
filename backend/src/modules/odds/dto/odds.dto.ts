import { ApiProperty } from '@nestjs/swagger';
import type { ListedColumn, ListedGroup } from '../../../archive/catalogue/column-list';
import { MARKET_PICTURES, MARKET_RANKS } from '../../../archive/catalogue/column-types';
import { RECIPE_KEYS } from '../../../archive/catalogue/filter-recipes';
import { LISTED_SECTIONS } from '../../../archive/catalogue/market-sections';
import { ROW_FIELDS } from '../../../archive/catalogue/row-fields';
import type { OddsPage } from '../odds.service';
import type { WireRow } from '../../../archive/rows/odds-row';
import { RowProperties } from './row-properties';

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

  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: 'Selections that win in every match: 2 for double chance, otherwise 1; null for no market.',
  })
  winners: number | null;

  @ApiProperty({
    enum: LISTED_SECTIONS.map(({ key }) => key),
    nullable: true,
    description: "Section of a match's page that lists the market.",
  })
  section: ListedGroup['section'];

  @ApiProperty({
    enum: MARKET_RANKS,
    nullable: true,
    description:
      '`main` stands for all others in summaries; `main` and `common` are offered before the others.',
  })
  rank: ListedGroup['rank'];

  @ApiProperty({
    enum: MARKET_PICTURES,
    nullable: true,
    description: 'Its selections fill a picture: `1/X` by halves, `2-1` as a map of scores.',
  })
  picture: ListedGroup['picture'];

  @ApiProperty()
  default_hidden: boolean;

  @ApiProperty({ type: [OddColumnDto] })
  columns: OddColumnDto[];
}

export class MarketSectionDto {
  @ApiProperty({ example: 'goals' })
  key: string;

  @ApiProperty({ example: 'Gol sayısı' })
  title: string;
}

export class FilterRecipeDto {
  @ApiProperty({ enum: RECIPE_KEYS, enumName: 'FilterRecipeKey' })
  key: string;

  @ApiProperty({ example: 'MS' })
  label: string;
}

export class OddColumnsDto {
  @ApiProperty({ type: [MarketSectionDto], description: "Sections of a match's page, in order." })
  sections: MarketSectionDto[];

  @ApiProperty({ type: [OddGroupDto] })
  groups: OddGroupDto[];

  @ApiProperty({ type: [FilterRecipeDto], description: "Ready filters to fill with a match's own prices." })
  recipes: FilterRecipeDto[];
}

/** A match with its odds; with `fields=` only the values asked for. */
@RowProperties(ROW_FIELDS, { required: false })
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
