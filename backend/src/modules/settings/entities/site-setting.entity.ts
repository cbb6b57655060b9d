import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A setting that an admin has changed; what has no row here has its default. */
@Entity('site_settings')
export class SiteSetting {
  @PrimaryColumn({ type: 'varchar', length: 40 })
  name: string;

  /** JSON. */
  @Column({ type: 'text' })
  value: string;

  @Column({ type: 'datetime', precision: 3 })
  updated_at: Date;
}
