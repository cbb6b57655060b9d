import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A league or cup of a country, as the site names it. */
@Entity('competitions')
@Index('ux_competitions_folded', ['country_folded', 'name_folded'], { unique: true })
export class Competition {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 60 })
  country_name: string;

  @Column({ type: 'varchar', length: 60 })
  country_folded: string;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 120 })
  name_folded: string;

  /** Short code of the bulletin or the source's division, e.g. `T1`. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  league_code: string | null;
}
