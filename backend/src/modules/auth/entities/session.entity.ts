import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** One login. Deleting the row ends the session at once: tokens carry only its id. */
@Entity('sessions')
export class Session {
  /** 128 random bits, hexadecimal. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @Index('ix_sessions_user')
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_sessions_user' })
  user: Relation<User>;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Index('ix_sessions_expiry')
  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  /** To within five minutes; null: not since it began. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_used_at: Date | null;

  /** Browser and system in words, for its owner; null when the browser didn't send them. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  device: string | null;

  /** Until when its owner may change what needs a confirmation; null: never confirmed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmed_until: Date | null;
}
