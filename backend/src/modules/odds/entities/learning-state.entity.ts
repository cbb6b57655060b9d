import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row (id 1): how far learning from the archive has come. */
@Entity('learning_state')
export class LearningStateRow {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** Revision of the archive that was learned from; -1 = none. */
  @Column({ type: 'int' })
  revision: number;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  learned_at: Date | null;
}
