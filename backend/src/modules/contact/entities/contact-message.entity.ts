import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** A message sent through the contact form. */
@Entity('contacts')
@Index('ix_contacts_name', ['name_folded', 'id'])
@Index('ix_contacts_email', ['email_key', 'id'])
@Index('ix_contacts_created', ['created_at', 'id'])
export class ContactMessage {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 200 })
  name_folded: string;

  /** As the visitor wrote it. */
  @Column({ type: 'varchar', length: 30 })
  phonenumber: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ type: 'varchar', length: 254 })
  email_key: string;

  /** Empty for rows that an admin added: the admin form has no subject. */
  @Column({ type: 'varchar', length: 150 })
  subject: string;

  @Column({ type: 'text' })
  message: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** All fields folded: what the admin table searches in. */
  @Column({ type: 'text' })
  search_text: string;
}
