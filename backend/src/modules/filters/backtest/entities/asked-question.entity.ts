import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../../users/entities/user.entity';

/** When a member last asked the backtest a question. */
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

  @Column({ type: 'datetime', precision: 3 })
  asked_at: Date;
}
