import { minChars } from '../../../../archive/catalogue/column-types';
import { TableGroupDto } from '../../dto/table-columns.dto';
import { BulletinRowDto } from '../table/bulletin-row';
import { BULLETIN_GROUPS } from '../../../../archive/catalogue/bulletin-groups';

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

export class BulletinPageDto {
  items: BulletinRowDto[];
  page: number;
  per_page: number;
  has_more: boolean;
}
