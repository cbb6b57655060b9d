import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional } from 'class-validator';
import { ValidateWith } from '../../../platform/http/fields';
import { TableListQuery } from '../../../platform/http/table-list';
import { tr } from '../../../platform/locale/tr';
import {
  IMPORT_ORIGINS,
  IMPORT_STATES,
  type ImportOrigin,
  type ImportStatus,
} from '../entities/import.entity';
import { bookmakerProblem } from '../formats/football-data/bookmakers';
import { FORMAT_NAMES } from '../formats/registry';
import type { Instant } from '../../../platform/wire-types';

/** An empty box of a form is one that was left out. */
const EmptyIsAbsent = () => Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));
const TRUE = new Set<unknown>(['true', '1', 'on']);
const FALSE = new Set<unknown>(['false', '0', 'off']);
export class NewImportDto {
  /** Found out by content when absent. */
  @EmptyIsAbsent()
  @IsOptional()
  @IsIn(FORMAT_NAMES as string[], { message: tr.imports.badFormat(FORMAT_NAMES) })
  format?: string;

  /** football-data: whose prices come first. @example Pinnacle */
  @EmptyIsAbsent()
  @IsOptional()
  @ValidateWith('bookmaker', bookmakerProblem)
  bookmaker?: string;

  /** Deletes everything invented before the first row is written. */
  @EmptyIsAbsent()
  @Transform(({ value }: { value: unknown }) => (TRUE.has(value) ? true : FALSE.has(value) ? false : value))
  @IsOptional()
  @IsBoolean({ message: tr.validation.invalidValue })
  replace_demo?: boolean;
}

export class ImportsQuery extends TableListQuery {
  @IsOptional()
  @IsIn(IMPORT_STATES, { message: tr.validation.invalidValue })
  status?: ImportStatus;

  @IsOptional()
  @IsIn(IMPORT_ORIGINS, { message: tr.validation.invalidValue })
  origin?: ImportOrigin;
}

export class QueuedImportDto {
  id: number;
}

export class ImportRow {
  id: number;
  /** @example T1.csv */
  file_name: string;
  /** null until known. @example football-data */
  format: string | null;
  /** @example PS */
  bookmaker: string | null;
  status: ImportStatus;
  /** Share of the file that has been read, 0-1; while `undoing`, of what has been taken back. */
  progress: number;
  /** = inserted + updated + unchanged + skipped once the import is over. */
  rows_read: number;
  inserted: number;
  updated: number;
  unchanged: number;
  skipped: number;
  warnings: number;
  /** Matches of which it held an old copy, which changed nothing. */
  old_copies: number;
  /** Matches whose result it shows to be awarded. */
  awarded: number;
  /** New matches that may be known under another name. */
  doubles: number;
  /** How the file came. */
  origin: ImportOrigin;
  /** The address it came from, without secrets. */
  source: string | null;
  /** The source had nothing that it had not had before. */
  notice: 'nothing_new' | null;
  /** Turkish sentence when it failed as a whole. */
  error: string | null;
  /** Whether there is a report to read. */
  has_report: boolean;
  created_at: Instant;
  finished_at: Instant | null;
}
