import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** Two clubs of a country, or two competitions, that are one: the first is shown as the second from then on. */
@Entity('name_joins')
export class NameJoin {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 12 })
  kind: 'club' | 'competition';

  @Column({ type: 'varchar', length: 60 })
  country_name: string;

  @Column({ type: 'varchar', length: 120 })
  from_name: string;

  @Column({ type: 'varchar', length: 120 })
  into_name: string;

  /** Clubs: the keys under which their names are compared. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  from_key: string | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  into_key: string | null;

  @Column({ type: 'int', nullable: true })
  from_competition: number | null;

  @Column({ type: 'int', nullable: true })
  into_competition: number | null;

  /** How many matches of the first there were. */
  @Column({ type: 'int' })
  matches: number;

  /** `joining`, `parting`: the matches are still being brought to it. */
  @Column({ type: 'varchar', length: 10 })
  state: 'joining' | 'joined' | 'parting';

  /** Username of the admin. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  created_by: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
