import { ApiProperty, PartialType } from '@nestjs/swagger';
import type { ListedColumn, ListedGroup } from '../../../archive/catalogue/column-list';
import { MARKET_PICTURES, MARKET_RANKS } from '../../../archive/catalogue/column-types';
import { RECIPE_KEYS } from '../../../archive/catalogue/filter-recipes';
import { LISTED_SECTIONS } from '../../../archive/catalogue/market-sections';
import type { OddsPage } from '../odds.service';
import type { WireRow } from '../../../archive/rows/odds-row';
import { type ColumnName, type ColumnValue, MatchFields } from '../../../archive/rows/match-fields';
import type { Integer } from '../../../platform/wire-types';

export class OddColumnDto implements ListedColumn {
  /** @example ft_1_odd */
  field: string;
  /** @example "1" */
  title: string;
  kind: ListedColumn['kind'];
  /** Stays visible while the table scrolls sideways. */
  pin: boolean;
  /** Query parameters that the filter box fills; two for a score. */
  filter_params: string[];
  /** Characters that must stand in the box before it filters. */
  min_chars: number;
  /** Row fields that the shown value is made of. */
  from: string[];
  /** Other names of the same column on the wire. */
  aliases: string[];
}

export class OddGroupDto implements ListedGroup {
  /** @example uo_25 */
  key: string;
  /** @example 2,5 Alt/Üst */
  title: string;
  /** @example A/Ü 2,5 */
  short_title: string;
  /** Family of groups that differ by their line only. @example uo */
  parent: string;

  @ApiProperty({ enum: ['ft', 'ht', 'sh'], nullable: true })
  period: ListedGroup['period'];

  /** @example 2.5 */
  line: number | null;
  /** Selections that win in every match: 2 for double chance, otherwise 1; null for no market. */
  winners: Integer | null;

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

  default_hidden: boolean;
  columns: OddColumnDto[];
}

export class MarketSectionDto {
  /** @example goals */
  key: string;
  /** @example Gol sayısı */
  title: string;
}

export class FilterRecipeDto {
  @ApiProperty({ enum: RECIPE_KEYS, enumName: 'FilterRecipeKey' })
  key: string;

  /** @example MS */
  label: string;
}

export class OddColumnsDto {
  /** Sections of a match's page, in order. */
  sections: MarketSectionDto[];
  groups: OddGroupDto[];
  /** Ready filters to fill with a match's own prices. */
  recipes: FilterRecipeDto[];
}

/** A match with its odds; with `fields=` only the values asked for. */
export class OddsRowDto extends PartialType(MatchFields) {
  [column: ColumnName]: ColumnValue;
}

export class OddsPageDto implements OddsPage {
  @ApiProperty({ type: [OddsRowDto] })
  items: WireRow[];

  page: number;
  per_page: number;
  has_more: boolean;
}
