import type { Day, Integer } from '../../../platform/wire-types';

export class UnversionedDayDto {
  /** Of the kick-off. */
  date: Day;
  matches: Integer;
}

export class ArchiveUpkeepDto {
  state: 'running' | 'done';
  /** 0-1, of all that is to be done. */
  progress: number;
  /** Matches that have been brought to the rules. */
  matches_done: Integer;
  matches_total: Integer;
  /** Days with matches of which bulletins were read without versions, oldest first; known when all is done. */
  unversioned: UnversionedDayDto[];
}
