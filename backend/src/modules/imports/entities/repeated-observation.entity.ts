import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Import } from './import.entity';
import { MatchObservation } from './match-observation.entity';

/** A later import that repeats an observation: the observation is reassigned to it when the first import is undone. */
@Entity('repeated_observations')
export class RepeatedObservation {
  @PrimaryColumn({ type: 'int' })
  observation_id: number;

  @ManyToOne(() => MatchObservation, { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'observation_id',
    foreignKeyConstraintName: 'fk_repeated_observations_observation',
  })
  observation: Relation<MatchObservation>;

  @Index('ix_repeated_observations_import')
  @PrimaryColumn({ type: 'int' })
  import_id: number;

  @ManyToOne(() => Import, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'import_id', foreignKeyConstraintName: 'fk_repeated_observations_import' })
  import: Relation<Import>;
}
