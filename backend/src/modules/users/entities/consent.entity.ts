import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { User } from './user.entity';

export const CONSENT_KINDS = ['terms', 'newsletter'] as const;
export type ConsentKind = (typeof CONSENT_KINDS)[number];

/** Proof that an account's owner agreed to a text: which version, when and from where. */
@Entity('consents')
export class Consent {
  @PrimaryGeneratedColumn()
  id: number;

  @Index('ix_consents_user')
  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => User, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_consents_user' })
  user: Relation<User>;

  /** `terms`: the membership agreement. */
  @Column({ type: 'varchar', length: 20 })
  kind: ConsentKind;

  @Column({ type: 'varchar', length: 20 })
  text_version: string;

  @Column({ type: 'varchar', length: 45 })
  address: string;

  @Column({ type: 'datetime', precision: 3 })
  given_at: Date;
}
