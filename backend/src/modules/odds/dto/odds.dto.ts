import { ApiProperty, PartialType } from '@nestjs/swagger';
import type { ListedGroup } from '../../../archive/catalogue/column-list';
import { RECIPE_KEYS } from '../../../archive/catalogue/filter-recipes';
import type { Integer } from '../../../platform/wire-types';
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

/** A question to one of the odds tables, and how many played matches it finds by now. */
export class ExampleQuestionDto {
  /** @example İlk yarı 0-0, maç 2,5 üst */
  text: string;
  /** 1 opening, 2 closing odds. */
  @ApiProperty({ enum: [1, 2] })
  filter_type: 1 | 2;
  /** Filter texts by query parameter of the list. */
  @ApiProperty({ type: 'object', additionalProperties: { type: 'string' } })
  filter_data: Readonly<Record<string, string>>;
  matches: Integer;
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
