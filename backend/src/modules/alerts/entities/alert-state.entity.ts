import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row (id 1): how far the search for fitting matches has come. */
@Entity('alert_state')
export class AlertState {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The archive's revision that the last search saw; -1 = none. */
  @Column({ type: 'int' })
  revision: number;

  /** When the last search began. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  looked_at: Date | null;
}
