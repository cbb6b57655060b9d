import { ApiProperty } from '@nestjs/swagger';
import { minChars } from '../../odds/catalogue/min-chars';
import type { BulletinRow } from '../table/bulletin-row';
import type { BulletinPage } from '../bulletin.service';
import { BULLETIN_COLUMNS, BULLETIN_GROUPS, type BulletinKind } from '../catalogue/bulletin-groups';

const KINDS: readonly BulletinKind[] = [
  'date',
  'time',
  'text',
  'score',
  'result',
  'integer',
  'ht_ft_result',
  'code',
  'odd',
  'line',
];

export class BulletinColumnDto {
  @ApiProperty({ example: 'uo_25_over_odd' })
  field: string;

  @ApiProperty({ example: 'Üst' })
  title: string;

  @ApiProperty({ enum: KINDS, enumName: 'BulletinColumnKind' })
  kind: BulletinKind;

  @ApiProperty({ description: 'Stays visible while the table scrolls sideways.' })
  pin: boolean;

  @ApiProperty({ description: 'Characters that must stand in the box before it filters.' })
  min_chars: number;
}

export class BulletinGroupDto {
  @ApiProperty({ example: 'uo_25' })
  key: string;

  @ApiProperty({ example: '2,5 Alt/Üst' })
  title: string;

  @ApiProperty({ example: 'A/Ü 2,5' })
  short_title: string;

  @ApiProperty({ type: [BulletinColumnDto] })
  columns: BulletinColumnDto[];
}

export class BulletinColumnsDto {
  @ApiProperty({ type: [BulletinGroupDto] })
  groups: BulletinGroupDto[];
}

/** The groups and columns of the bulletin as screens need them. */
export const LISTED_BULLETIN_GROUPS: readonly BulletinGroupDto[] = BULLETIN_GROUPS.map((group) => ({
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

const TYPES: Record<BulletinKind, object> = {
  date: { type: String, format: 'date' },
  time: { type: String, nullable: true, example: '20:00' },
  text: { type: String },
  score: { type: String, nullable: true, example: '2-1' },
  result: { enum: ['1', 'X', '2'], nullable: true },
  integer: { type: 'integer', nullable: true },
  ht_ft_result: { type: String, nullable: true, example: '1/X' },
  code: { type: 'integer', nullable: true },
  odd: { type: Number, nullable: true },
  line: { type: String, nullable: true, description: 'Goals given to that side.' },
};

/** Declares the bulletin's columns on a class, each as the catalogue knows it. */
const BulletinProperties: ClassDecorator = (target) => {
  for (const { field, kind } of BULLETIN_COLUMNS) ApiProperty(TYPES[kind])(target.prototype as object, field);
};

/** A match with the odds of the bulletin. */
@BulletinProperties
export class BulletinRowDto {
  @ApiProperty()
  id: number;

  @ApiProperty({
    type: [String],
    description: 'Price columns of the selections that won; empty until the match is played.',
  })
  winners: string[];
}

export class BulletinPageDto implements BulletinPage {
  @ApiProperty({ type: [BulletinRowDto] })
  items: BulletinRow[];

  @ApiProperty()
  page: number;

  @ApiProperty()
  per_page: number;

  @ApiProperty()
  has_more: boolean;
}
