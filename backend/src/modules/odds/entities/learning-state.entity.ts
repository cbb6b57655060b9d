import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Claimable } from '../../../database/claims/claims';

/** One row (id 1): how far learning from the archive has come. */
@Entity('learning_state')
export class LearningStateRow implements Claimable {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Revision of the archive that was learned from; -1 = none. */
  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  learned_at: Date | null;

  /** The process that learns. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;
}
