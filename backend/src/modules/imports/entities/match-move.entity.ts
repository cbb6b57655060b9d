import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * Where the picks and alerts of a match are to look now. `merged`: the match is one with another and its row is gone;
 * `retired`: it was played on another day. Ids may be of matches that have left the archive, therefore no relations.
 */
@Entity('match_moves')
export class MatchMove {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @Index('ix_match_moves_into')
  @Column({ type: 'int' })
  into_id: number;

  @Column({ type: 'varchar', length: 10 })
  reason: 'merged' | 'retired';

  /** Where the match stood: taken apart again, what stands there gets its old id. */
  @Column({ type: 'varchar', length: 220 })
  pair_key: string;

  @Column({ type: 'date' })
  match_date: string;
}
