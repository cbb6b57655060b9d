import { ApiProperty, PartialType } from '@nestjs/swagger';
import type { ListedGroup } from '../../../archive/catalogue/column-list';
import { RECIPE_KEYS } from '../../../archive/catalogue/filter-recipes';
import { type ColumnName, type ColumnValue, MatchWithBefore } from '../../../archive/rows/match-fields';

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
  groups: ListedGroup[];
  /** Ready filters to fill with a match's own prices. */
  recipes: FilterRecipeDto[];
}

/** A match with its odds; with `fields=` only the values asked for. What came before is there only if asked for. */
export class OddsRowDto extends PartialType(MatchWithBefore) {
  [column: ColumnName]: ColumnValue;
}

export class OddsPage {
  items: OddsRowDto[];
  page: number;
  per_page: number;
  has_more: boolean;
}
