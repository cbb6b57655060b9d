import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** A mailed link that lets the owner of an account set a password, once. */
@Entity('password_tokens')
export class PasswordToken {
  /** SHA-256 of the token, hexadecimal; the token itself is in the mail only. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  token_hash: string;

  @Index('ix_password_tokens_user')
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_password_tokens_user' })
  user: Relation<User>;

  @Index('ix_password_tokens_expiry')
  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
