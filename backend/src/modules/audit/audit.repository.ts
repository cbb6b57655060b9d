import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { readTable, type TableListQuery, type TablePage } from '../../common/http/table-list';
import { AuditEntry } from './audit-entry.entity';

const COLUMNS = {
  id: 'entry.id',
  sortable: { created_at: 'entry.created_at' },
  searchable: ['entry.search_text'],
};

@Injectable()
export class AuditRepository {
  constructor(@InjectRepository(AuditEntry) private readonly entries: Repository<AuditEntry>) {}

  /** Always a page: the record only ever grows. */
  read(query: TableListQuery): Promise<TablePage<AuditEntry>> {
    return readTable(this.entries.createQueryBuilder('entry'), COLUMNS, { ...query, page: query.page ?? 1 });
  }
}
