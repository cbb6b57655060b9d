import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

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

/** A sponsor in clubs' names (`Yukatel Adana Demirspor`), which doesn't make another club. */
@Entity('club_sponsors')
export class ClubSponsor {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 60 })
  name: string;

  /** As names of teams are compared. */
  @Index('ux_club_sponsors_name', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  name_folded: string;

  /** `joining`, `parting`: the matches are still being brought to it; the latter is gone for all others. */
  @Column({ type: 'varchar', length: 10, default: 'joined' })
  state: 'joining' | 'joined' | 'parting';
}
