import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { User } from '../../users/entities/user.entity';

/** What the owner of an account shows besides the password. A row that is not confirmed is asked for nowhere. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @OneToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_second_factors_user' })
  user: Relation<User>;

  /** The secret of RFC 6238 as `sealSecret` writes it. */
  @Column({ type: 'varchar', length: 120 })
  sealed_secret: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** When its owner showed a first code; null: still being set up. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  confirmed_at: Date | null;

  /** Time step of the last code that was taken: no code of it or of an earlier one is taken again. */
  @Column({ type: 'int', nullable: true })
  last_step: number | null;

  /** Salt of the hashes, hexadecimal; null before the confirmation. */
  @Column({ type: 'varchar', length: 32, nullable: true })
  recovery_salt: string | null;

  /** Argon2id of the recovery codes that are left, hexadecimal, with blanks between them. */
  @Column({ type: 'text', nullable: true })
  recovery_hashes: string | null;
}
