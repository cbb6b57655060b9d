import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Claimable } from '../../../database/claims/claims';

/** One row (id 1): how far the search for fitting matches has come, and the process that searches. */
@Entity('alert_state')
export class AlertState implements Claimable {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The archive's revision that the last search saw; -1 = none. */
  @Column({ type: 'int' })
  revision: number;

  /** When the last search began. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  looked_at: Date | null;

  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;
}
