import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** The answer to a request that was sent with an `Idempotency-Key`, for the time in which it may be repeated. */
@Entity('idempotency_keys')
@Index('ux_idempotency_keys_scope', ['user_id', 'route', 'request_key'], { unique: true })
export class IdempotencyKey {
  @PrimaryGeneratedColumn()
  id: number;

  /** Who sent the request. */
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_idempotency_keys_user' })
  user: Relation<User>;

  @Column({ type: 'varchar', length: 40 })
  route: string;

  @Column({ type: 'varchar', length: 255 })
  request_key: string;

  /** SHA-256 of the body, hexadecimal. */
  @Column({ type: 'varchar', length: 64 })
  body_hash: string;

  /** JSON. */
  @Column({ type: 'text' })
  answer: string;

  @Index('ix_idempotency_keys_created')
  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
