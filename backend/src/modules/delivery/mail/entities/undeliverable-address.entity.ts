import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** An address whose mailbox the server refused for good: what nobody waits for is not sent there any more. */
@Entity('undeliverable_addresses')
@Index('ix_undeliverable_addresses_since', ['since', 'id'])
export class UndeliverableAddress {
  @PrimaryGeneratedColumn()
  id: number;

  /** In lower case. */
  @Index('ux_undeliverable_addresses_email_key', { unique: true })
  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  /** What the server said. */
  @Column({ type: 'varchar', length: 300 })
  reason: string;

  @Column({ type: 'datetime', precision: 3 })
  since: Date;
}
