import { Injectable } from '@nestjs/common';
import { readTable } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { Database } from '../../../database/database';
import { AuditEntry } from './audit-entry.entity';
import type { AuditQuery } from '../dto/audit.dto';

const COLUMNS = {
  id: 'entry.id',
  sortable: { created_at: 'entry.created_at' },
  searchable: ['entry.search_text'],
};

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** Always a page: the record only ever grows. */
  read({ entity, entity_id: entityId, ...query }: AuditQuery): Promise<TablePage<AuditEntry>> {
    const builder = this.database.manager.createQueryBuilder(AuditEntry, 'entry');
    if (entity !== undefined) builder.andWhere('entry.entity = :entity', { entity });
    if (entityId !== undefined) builder.andWhere('entry.entity_id = :entityId', { entityId });
    return readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
  }
}
