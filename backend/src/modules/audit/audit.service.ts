import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { readTable, type TableColumns } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { logSecurityEvent } from '../../platform/security/security-log';
import { foldText } from '../../platform/text/fold';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { pick } from '../../platform/pick';
import type { AuditQuery, AuditRow } from './dto/audit.dto';
import { AuditEntry } from './entities/audit-entry.entity';
import { withoutSecrets } from './redaction/without-secrets';

/** What an admin is about to do. */
export interface AdminWrite {
  who: Pick<Identity, 'userId' | 'username'>;
  /** `create`, `update`, `delete`, or a verb of the entity's own such as `approve`. */
  action: string;
  /** Name of the table on the wire. */
  entity: string;
}

/** What an admin did to one row. */
export interface AdminWriteResult {
  /** Default: the `id` of the row. */
  entityId?: number;
  /** The row before and after the write; secrets in it are left out of the record. */
  before?: object | null;
  after?: object | null;
}

const COLUMNS: TableColumns = {
  id: 'entry.id',
  sortable: { created_at: 'entry.created_at' },
  searchable: ['entry.search_text'],
};

/** TEXT holds 65,535 bytes on MySQL; a letter takes up to four. */
const LONGEST_JSON = 16_000;

/** The record of every admin write: who, when, what, before and after. */
@Injectable()
export class AuditService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs an admin's write in a transaction and records it there: both happen or neither. Every write of an admin goes
   * through here.
   * @returns what `work` returned
   */
  write<Result extends AdminWriteResult>(about: AdminWrite, work: () => Promise<Result>): Promise<Result> {
    return this.database.transaction(async () => {
      const result = await work();
      await this.record(about, result);
      return result;
    });
  }

  private async record({ who, action, entity }: AdminWrite, result: AdminWriteResult): Promise<void> {
    const before = toJson(result.before);
    const after = toJson(result.after);
    const entityId = result.entityId ?? idOf(result.after) ?? idOf(result.before);
    await this.database.manager.insert(AuditEntry, {
      created_at: this.clock.now(),
      user_id: who.userId,
      username: who.username,
      action,
      entity,
      entity_id: entityId,
      before_json: before,
      after_json: after,
      search_text: foldText([who.username, action, entity, entityId, before, after].join(' ')).slice(
        0,
        LONGEST_JSON,
      ),
    });
    await this.database.afterCommit(() =>
      logSecurityEvent('admin_write', { user_id: who.userId, action, entity, entity_id: entityId }),
    );
  }

  /** Always a page: the record only ever grows. */
  async list({ entity, entity_id: entityId, ...query }: AuditQuery): Promise<TablePage<AuditRow>> {
    const builder = this.database.manager.createQueryBuilder(AuditEntry, 'entry');
    if (entity !== undefined) builder.andWhere('entry.entity = :entity', { entity });
    if (entityId !== undefined) builder.andWhere('entry.entity_id = :entityId', { entityId });
    const page = await readTable(builder, COLUMNS, { ...query, page: query.page ?? 1 });
    return page.map((rows) => rows.map(toRow));
  }
}

function idOf(row: object | null | undefined): number | null {
  return row && 'id' in row && typeof row.id === 'number' ? row.id : null;
}

function toJson(row: object | null | undefined): string | null {
  if (row == null) return null;
  const json = JSON.stringify(withoutSecrets(row));
  return json.length <= LONGEST_JSON ? json : JSON.stringify({ shortened: json.slice(0, LONGEST_JSON / 2) });
}

function toRow(entry: AuditEntry): AuditRow {
  const { created_at, before_json, after_json } = entry;
  return {
    ...pick(entry, 'id', 'user_id', 'username', 'action', 'entity', 'entity_id'),
    created_at: created_at.toISOString(),
    before: before_json === null ? null : (JSON.parse(before_json) as object),
    after: after_json === null ? null : (JSON.parse(after_json) as object),
  };
}
