import { Entity, PrimaryColumn } from 'typeorm';

/**
 * A match that is gone, under the revision that took it away: what keeps a copy of the archive in memory learns from
 * here what to forget. An id that is given out again later has a match again.
 */
@Entity('deleted_matches')
export class DeletedMatch {
  @PrimaryColumn({ type: 'int' })
  revision: number;

  @PrimaryColumn({ type: 'int' })
  match_id: number;
}
