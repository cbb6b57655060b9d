import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

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
