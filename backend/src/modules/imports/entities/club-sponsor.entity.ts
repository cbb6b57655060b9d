import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Claimable } from '../../../database/claims/claims';

/** A sponsor in clubs' names (`Yukatel Adana Demirspor`), which doesn't make another club. */
@Entity('club_sponsors')
export class ClubSponsor implements Claimable {
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

  /** The process that brings the matches to it. */
  @Column({ type: 'varchar', length: 120, nullable: true })
  claimed_by: string | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  claimed_until: Date | null;
}
