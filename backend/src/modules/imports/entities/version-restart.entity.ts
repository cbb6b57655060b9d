import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** An instant from which a source counts its versions anew: what was taken earlier says nothing about what is old. */
@Entity('version_restarts')
export class VersionRestart {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 20 })
  source: string;

  @Column({ type: 'varchar', length: 64, nullable: true })
  feed_key: string | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  @Column({ type: 'varchar', length: 60, nullable: true })
  created_by: string | null;
}
