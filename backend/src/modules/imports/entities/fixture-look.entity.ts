import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last look for fixtures that were played on another day: a single row. */
@Entity('fixture_looks')
export class FixtureLook {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** The archive's revision after it; null before the first one. */
  @Column({ type: 'int', nullable: true })
  revision: number | null;

  /** Europe/Istanbul's day of it, `YYYY-MM-DD`. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  day: string | null;
}
