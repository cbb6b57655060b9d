import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Match } from '../../odds/entities/match.entity';

/** A match that came as new and may be one that was known under another name (`olası çift`). */
@Entity('possible_doubles')
export class PossibleDouble {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_possible_doubles_match' })
  match: Relation<Match>;

  @Index('ix_possible_doubles_other')
  @PrimaryColumn({ type: 'int' })
  double_of: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'double_of', foreignKeyConstraintName: 'fk_possible_doubles_double_of' })
  other: Relation<Match>;
}
