import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Competition } from '../../odds/entities/competition.entity';

/** Another name under which sources write a competition, country included (`turkiye super ligi`). */
@Entity('competition_aliases')
export class CompetitionAlias {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ux_competition_aliases_alias', { unique: true })
  @Column({ type: 'varchar', length: 180 })
  alias_folded: string;

  @Index('ix_competition_aliases_competition')
  @Column({ type: 'int' })
  competition_id: number;

  @ManyToOne(() => Competition, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'competition_id', foreignKeyConstraintName: 'fk_competition_aliases_competition' })
  competition: Relation<Competition>;
}
