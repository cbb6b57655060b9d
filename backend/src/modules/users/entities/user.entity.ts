import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Role } from '../../../platform/access/role';

/** An account. `role` is the stored role; the effective one comes from `modules/subscriptions/membership`. */
@Entity('users')
@Index('ix_users_role', ['role', 'id'])
@Index('ix_users_end', ['subscription_end_date', 'id'])
@Index('ix_users_created', ['created_at', 'id'])
export class User {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 30 })
  username: string;

  /** Username under Turkish folding: what uniqueness is decided on. */
  @Index('ux_users_username_key', { unique: true })
  @Column({ type: 'varchar', length: 60 })
  username_key: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** E-mail in lower case: what login and uniqueness compare. */
  @Index('ux_users_email_key', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  /** Argon2id; null until the owner of an account made by an admin has set a password. */
  @Column({ type: 'varchar', length: 255, nullable: true, select: false })
  password_hash: string | null;

  @Column({ type: 'varchar', length: 10 })
  role: Role;

  /** UTC; null with role `user` is an open-ended grant. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  subscription_end_date: Date | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  tg_link: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** May read but not write comments. */
  @Column({ type: 'boolean', default: false })
  is_blocked: boolean;

  /** Why, in the admin's words; null when not blocked. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  blocked_reason: string | null;

  /** When an admin ended the membership: grants up to then no longer count towards the end date. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  membership_cut_at: Date | null;

  /** Set by the unsubscribe link of a reminder: no more mails about the end of the membership. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  reminders_off_at: Date | null;
}
