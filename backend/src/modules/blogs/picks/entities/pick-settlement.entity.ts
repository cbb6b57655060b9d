import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PickState } from '../settling/pick-state';

/** How a row of `pick_record` was settled; a corrected result adds a row. A selection without any is open. */
@Entity('pick_settlements')
export class PickSettlement {
  @PrimaryColumn({ type: 'int' })
  seq: number;

  /** Of the settlements of one selection, from 1. */
  @PrimaryColumn({ type: 'int' })
  number: number;

  @Column({ type: 'varchar', length: 10 })
  state: PickState;

  @Column({ type: 'smallint', nullable: true })
  home_ft_score: number | null;

  @Column({ type: 'smallint', nullable: true })
  away_ft_score: number | null;

  @Column({ type: 'datetime', precision: 3 })
  settled_at: Date;

  /** Whether it is the last one. */
  @Index('ix_pick_settlements_current')
  @Column({ type: 'boolean' })
  is_current: boolean;
}
