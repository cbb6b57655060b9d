import { ApiProperty } from '@nestjs/swagger';
import { minChars } from '../../../../archive/catalogue/column-types';
import { TableGroupDto, TableValues } from '../../dto/table-columns.dto';
import type { BulletinRow } from '../table/bulletin-row';
import type { BulletinPage } from '../bulletin.service';
import { BULLETIN_COLUMNS, BULLETIN_GROUPS } from '../../../../archive/catalogue/bulletin-groups';

export class BulletinColumnsDto {
  groups: TableGroupDto[];
}

/** The groups and columns of the bulletin as screens need them. */
export const LISTED_BULLETIN_GROUPS: readonly TableGroupDto[] = BULLETIN_GROUPS.map((group) => ({
  key: group.key,
  title: group.title,
  short_title: group.shortTitle,
  columns: group.columns.map(({ field, title, kind }) => ({
    field,
    title,
    kind,
    pin: field === 'home_team' || field === 'away_team',
    min_chars: minChars(kind),
  })),
}));

/** A match with the odds of the bulletin. */
@TableValues(BULLETIN_COLUMNS)
export class BulletinRowDto {
  id: number;
  /** Price columns of the selections that won; empty until the match is played, and of an awarded one. */
  winners: string[];
  /** The result was awarded (`hükmen`): it stands, and nothing is settled from it. */
  awarded: boolean;
}

export class BulletinPageDto implements BulletinPage {
  @ApiProperty({ type: [BulletinRowDto] })
  items: BulletinRow[];

  page: number;
  per_page: number;
  has_more: boolean;
}
