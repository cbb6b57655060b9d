import { Injectable } from '@nestjs/common';
import { type FindOptionsWhere, IsNull, LessThan, MoreThan } from 'typeorm';
import { readTable, type TableColumns, type TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { Database } from '../../../database/database';
import { Newsletter } from '../entities/newsletter.entity';

const COLUMNS: TableColumns = { id: 'newsletter.id', sortable: {}, searchable: ['newsletter.search_text'] };

@Injectable()
export class NewslettersRepository {
  constructor(private readonly database: Database) {}

  read(query: TableListQuery): Promise<TablePage<Newsletter>> {
    const builder = this.database.manager.createQueryBuilder(Newsletter, 'newsletter');
    return readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
  }

  find(id: number): Promise<Newsletter | null> {
    return this.database.manager.findOneBy(Newsletter, { id });
  }

  /** The row, held against other writers until the end of the transaction. */
  async findLocked(id: number): Promise<Newsletter | null> {
    await this.database.lockRows(Newsletter, [id]);
    return this.find(id);
  }

  /** One with these very words, of an admin, since an instant. */
  async findSame(
    { user_id, subject, body }: Pick<Newsletter, 'user_id' | 'subject' | 'body'>,
    since: Date,
  ): Promise<Newsletter | null> {
    const recent = await this.database.manager.find(Newsletter, {
      where: { user_id, subject, created_at: MoreThan(since) },
      order: { id: 'DESC' },
    });
    return recent.find((one) => one.body === body) ?? null;
  }

  countUnfinished(madeBefore: Date): Promise<number> {
    return this.database.manager.countBy(Newsletter, unfinished(madeBefore));
  }

  async stopUnfinished(madeBefore: Date, now: Date): Promise<void> {
    const ended = { stopped_at: now, finished_at: now };
    await this.database.manager.update(Newsletter, unfinished(madeBefore), ended);
  }

  /** The oldest whose mails aren't all in the queue. */
  firstUnfinished(): Promise<Newsletter | null> {
    return this.database.manager.findOne(Newsletter, {
      where: { finished_at: IsNull() },
      order: { id: 'ASC' },
    });
  }
}

const unfinished = (madeBefore: Date): FindOptionsWhere<Newsletter> => ({
  finished_at: IsNull(),
  created_at: LessThan(madeBefore),
});
