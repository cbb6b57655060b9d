import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address of the newsletter's list; newsletters go to it with consent only. */
@Entity('subscribers')
@Index('ix_subscribers_created', ['created_at', 'id'])
export class Subscriber {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** E-mail in lower case: one row per address. */
  @Index('ux_subscribers_email_key', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  /** E.164, e.g. `+905551112233`; empty when the consent came with a registration. */
  @Column({ type: 'varchar', length: 20 })
  phonenumber: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** Proof of consent: when, to which text, from which address. Null where none was given. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  consent_at: Date | null;

  @Column({ type: 'varchar', length: 20, nullable: true })
  consent_text_version: string | null;

  @Column({ type: 'varchar', length: 45, nullable: true })
  consent_ip: string | null;

  /** Set by the unsubscribe link: no newsletter goes there until the form is sent with consent again. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  unsubscribed_at: Date | null;
}

export type ConsentProof = Pick<Subscriber, 'consent_at' | 'consent_text_version' | 'consent_ip'>;

export const NO_CONSENT: ConsentProof = { consent_at: null, consent_text_version: null, consent_ip: null };

/** Whether a subscriber gets newsletters: consent given and not withdrawn. */
export const getsNewsletters = (subscriber: Pick<Subscriber, 'consent_at' | 'unsubscribed_at'>): boolean =>
  subscriber.consent_at !== null && subscriber.unsubscribed_at === null;
