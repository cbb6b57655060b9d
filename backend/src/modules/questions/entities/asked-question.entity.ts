import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** A question of which a member was shown what selections returned, or how they did beside an expectation. */
@Entity('asked_questions')
@Index('ix_asked_questions_asked_at', ['asked_at'])
export class AskedQuestion {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  /** SHA-256 of the question in its one writing, hexadecimal: which questions are the same is all that is kept. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  hash: string;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_asked_questions_user' })
  user: Relation<User>;

  /** When it was last answered. */
  @Column({ type: 'datetime', precision: 3 })
  asked_at: Date;

  /** Which selections were shown: a bit each, see `SelectionMask`; hexadecimal. Empty in rows from before they were kept. */
  @Column({ type: 'varchar', length: 40, default: '' })
  selections: string;

  /** How many these are. */
  @Column({ type: 'smallint', default: 1 })
  shown: number;
}
