import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { foldText } from '../../common/text/fold';
import { lockRows } from '../../database/transaction';
import { ContactMessage } from './contact-message.entity';

const COLUMNS: TableColumns = {
  id: 'contact.id',
  sortable: { name: 'contact.name_folded', email: 'contact.email_key', created_at: 'contact.created_at' },
  searchable: ['contact.search_text'],
};

/** The columns of a message that are written; the derived ones follow. */
export type ContactValues = Pick<
  ContactMessage,
  'name' | 'phonenumber' | 'email' | 'subject' | 'message' | 'created_at'
>;

@Injectable()
export class ContactRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  readTable(query: TableListQuery): Promise<TablePage<ContactMessage>> {
    return readTable(this.dataSource.manager.createQueryBuilder(ContactMessage, 'contact'), COLUMNS, query);
  }

  /** The row, held against other writers until the end of the transaction. */
  async findLocked(manager: EntityManager, id: number): Promise<ContactMessage | null> {
    await lockRows(manager, 'contacts', [id]);
    return manager.findOneBy(ContactMessage, { id });
  }

  async insert(values: ContactValues, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const { identifiers } = await manager.insert(ContactMessage, withDerived(values));
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, values: ContactValues): Promise<void> {
    await manager.update(ContactMessage, { id }, withDerived(values));
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(ContactMessage, { id });
  }
}

function withDerived(values: ContactValues): Omit<ContactMessage, 'id'> {
  const { name, phonenumber, email, subject, message, created_at } = values;
  return {
    name,
    name_folded: foldText(name),
    phonenumber,
    email,
    email_key: email.toLowerCase(),
    subject,
    message,
    created_at,
    search_text: foldText([name, email, phonenumber, subject, message].join('\n')),
  };
}
