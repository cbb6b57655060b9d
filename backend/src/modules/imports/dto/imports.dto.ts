import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ValidateWith } from '../../../common/http/fields';
import { TableListQuery } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import {
  IMPORT_ORIGINS,
  IMPORT_STATES,
  type ImportOrigin,
  type ImportStatus,
} from '../entities/import.entity';
import { BOOKMAKER_CODES, bookmakerCode } from '../formats/football-data/bookmakers';
import { FORMAT_NAMES } from '../formats/registry';

/** An empty box of a form is one that was left out. */
const EmptyIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const TRUE = new Set<unknown>(['true', '1', 'on']);
const FALSE = new Set<unknown>(['false', '0', 'off']);
const knownBookmaker = (value: unknown): string | null =>
  typeof value === 'string' && bookmakerCode(value) !== null
    ? null
    : tr.imports.badBookmaker(BOOKMAKER_CODES);

export class NewImportDto {
  @ApiPropertyOptional({ enum: FORMAT_NAMES, description: 'Found out by content when absent.' })
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(FORMAT_NAMES as string[], { message: tr.imports.badFormat(FORMAT_NAMES) })
  format?: string;

  @ApiPropertyOptional({ example: 'Pinnacle', description: 'football-data: whose prices come first.' })
  @EmptyIsAbsent()
  @IsOptional()
  @ValidateWith('bookmaker', knownBookmaker)
  bookmaker?: string;

  @ApiPropertyOptional({ description: 'Deletes everything invented before the first row is written.' })
  @EmptyIsAbsent()
  @Transform(({ value }: { value: unknown }) => (TRUE.has(value) ? true : FALSE.has(value) ? false : value))
  @IsOptional()
  @IsBoolean({ message: tr.validation.invalidValue })
  replace_demo?: boolean;
}

export class ImportsQuery extends TableListQuery {
  @ApiPropertyOptional({ enum: IMPORT_STATES, enumName: 'ImportStatus' })
  @IsOptional()
  @IsIn(IMPORT_STATES, { message: tr.validation.invalidValue })
  status?: ImportStatus;

  @ApiPropertyOptional({ enum: IMPORT_ORIGINS, enumName: 'ImportOrigin' })
  @IsOptional()
  @IsIn(IMPORT_ORIGINS, { message: tr.validation.invalidValue })
  origin?: ImportOrigin;
}

export class QueuedImportDto {
  @ApiProperty()
  id: number;
}

export class ImportRow {
  @ApiProperty()
  id: number;

  @ApiProperty({ example: 'T1.csv' })
  file_name: string;

  @ApiProperty({ type: String, nullable: true, example: 'football-data', description: 'null until known.' })
  format: string | null;

  @ApiProperty({ type: String, nullable: true, example: 'PS' })
  bookmaker: string | null;

  @ApiProperty({ enum: IMPORT_STATES, enumName: 'ImportStatus' })
  status: ImportStatus;

  @ApiProperty({
    description: 'Share of the file that has been read, 0-1; while `undoing`, of what has been taken back.',
  })
  progress: number;

  @ApiProperty({ description: '= inserted + updated + unchanged + skipped once the import is over.' })
  rows_read: number;

  @ApiProperty()
  inserted: number;

  @ApiProperty()
  updated: number;

  @ApiProperty()
  unchanged: number;

  @ApiProperty()
  skipped: number;

  @ApiProperty()
  warnings: number;

  @ApiProperty({ description: 'Matches of which it held an old copy, which changed nothing.' })
  old_copies: number;

  @ApiProperty({ description: 'Matches whose result it shows to be awarded.' })
  awarded: number;

  @ApiProperty({ description: 'New matches that may be known under another name.' })
  doubles: number;

  @ApiProperty({ enum: IMPORT_ORIGINS, enumName: 'ImportOrigin', description: 'How the file came.' })
  origin: ImportOrigin;

  @ApiProperty({ type: String, nullable: true, description: 'The address it came from, without secrets.' })
  source: string | null;

  @ApiProperty({
    enum: ['nothing_new'],
    type: String,
    nullable: true,
    description: 'The source had nothing that it had not had before.',
  })
  notice: 'nothing_new' | null;

  @ApiProperty({ type: String, nullable: true, description: 'Turkish sentence when it failed as a whole.' })
  error: string | null;

  @ApiProperty({ description: 'Whether there is a report to read.' })
  has_report: boolean;

  @ApiProperty({ format: 'date-time' })
  created_at: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true })
  finished_at: string | null;
}
