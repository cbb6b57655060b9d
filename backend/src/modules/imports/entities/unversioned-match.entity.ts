import { Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/** A match of which the former version read bulletins without their versions, and nobody has read them again. */
@Entity('unversioned_matches')
export class UnversionedMatch {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @OneToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_unversioned_matches_match' })
  match: Relation<Match>;
}
