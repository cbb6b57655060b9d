import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';
import type { DurationType } from '../../../platform/access/durations';

/** One grant of membership time. The end date of an account is these, replayed in order of creation. */
@Entity('subscriptions')
@Index('ix_subscriptions_created', ['created_at', 'id'])
@Index('ix_subscriptions_minutes', ['duration_minutes', 'id'])
export class Subscription {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_subscriptions_user')
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_subscriptions_user' })
  user: Relation<User>;

  @Column({ type: 'int' })
  duration_minutes: number;

  /** The package, when one was bought; null for minutes that an admin typed. */
  @Column({ type: 'varchar', length: 10, nullable: true })
  duration_type: DurationType | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
