import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** A saved filter with a selection that its member deleted: what was tried counts, kept or not. */
@Entity('ended_forward_tests')
@Index('ix_ended_forward_tests_user', ['user_id', 'ended_at'])
export class EndedForwardTest {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_ended_forward_tests_user' })
  user: Relation<User>;

  @Column({ type: 'datetime', precision: 3 })
  ended_at: Date;
}
