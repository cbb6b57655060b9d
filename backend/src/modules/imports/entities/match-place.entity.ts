import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/** A pairing and day under which a match was announced besides its own: what is said of them is said of this match. */
@Entity('match_places')
export class MatchPlace {
  @PrimaryColumn({ type: 'varchar', length: 220 })
  pair_key: string;

  @PrimaryColumn({ type: 'date' })
  match_date: string;

  @Index('ix_match_places_match')
  @Column({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_match_places_match' })
  match: Relation<Match>;
}
