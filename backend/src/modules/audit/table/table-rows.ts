import type { Type } from '@nestjs/common';
import type { ObjectLiteral, QueryDeepPartialEntity, SelectQueryBuilder } from 'typeorm';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { readTable, type TableColumns, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import type { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import type { Database, NewRow } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialects';
import type { AuditService } from '../audit.service';

export interface WithId {
  id: number;
}

/** Which rows an admin table has, and what its forms mean for them. */
export interface RowRules<Row extends WithId, Form, Wire extends WithId, Service> {
  /** Its address below `/api/`, and its name in the record of admin writes. */
  name: string;
  entity: Type<Row>;
  columns: TableColumns;
  /** A to-one relation that every row has and that is read along. */
  relation?: string;
  toRow(row: Row): Wire;
  /** The rows of the list, where those say more than a written one does. */
  toListRows?(rows: readonly Row[], service: Service): Promise<Wire[]>;
  /**
   * The columns that a form means; one that is left out is null in a new row, and stays in another.
   * @param before null: of a new row
   * @throws AppError VALIDATION_FAILED
   */
  values(form: Form, before: Row | null, now: Date): NewRow<Row>;
  /**
   * Looks at a write in its transaction, before it happens, and refuses it by throwing.
   * @param before null: a row is added
   * @param values null: a row is removed
   */
  onWrite?(before: Row | null, values: NewRow<Row> | null, service: Service): Promise<void> | void;
  /** Its writers hold the archive's lock instead of one on the row. */
  locksArchive?: boolean;
  /** For a row whose unique key another one has. */
  duplicate?(): AppError;
}

/** The rows of an admin table, read and written as its rules say. */
export class TableRows<Row extends WithId & ObjectLiteral, Form, Wire extends WithId, Service> {
  constructor(
    private readonly rules: RowRules<Row, Form, Wire, Service>,
    private readonly service: Service,
    private readonly database: Database,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError VALIDATION_FAILED for a column that may not be sorted by */
  async list(query: TableListQuery): Promise<TablePage<Wire>> {
    const { rules, service } = this;
    const page = await readTable(this.select(), rules.columns, query);
    return page.map((rows) => rules.toListRows?.(rows, service) ?? rows.map((row) => rules.toRow(row)));
  }

  /**
   * Adds, changes or removes a row in a transaction and records it there.
   * @param id null: of a new row
   * @param form null: the row is removed
   * @returns the row as it is now
   * @throws AppError NOT_FOUND, and what the table's rules throw
   */
  async write(who: Identity, id: number | null, form: Form | null): Promise<Wire | null> {
    const { rules, database } = this;
    const action = id === null ? 'create' : form === null ? 'delete' : 'update';
    try {
      const { after } = await this.audit.write({ who, action, entity: rules.name }, async () => {
        if (rules.locksArchive) await lockArchive(database.manager);
        else if (id !== null) await database.lockRows(rules.entity, [id]);
        const row = id === null ? null : await this.require(id);
        const values = form === null ? null : rules.values(form, row, this.clock.now());
        await rules.onWrite?.(row, values, this.service);
        return { before: row && rules.toRow(row), after: await this.store(id, values) };
      });
      return after;
    } catch (error) {
      throw rules.duplicate && isDuplicateKey(error) ? rules.duplicate() : error;
    }
  }

  private async store(id: number | null, values: NewRow<Row> | null): Promise<Wire | null> {
    const { rules, database } = this;
    if (values === null) {
      await database.manager.delete(rules.entity, id!);
      return null;
    }
    if (id === null) return rules.toRow(await this.require(await database.insert(rules.entity, values)));
    // eslint-disable-next-line no-restricted-syntax -- TypeORM's type is too deep for a generic row
    await database.manager.update(rules.entity, id, values as object as QueryDeepPartialEntity<Row>);
    return rules.toRow(await this.require(id));
  }

  private async require(id: number): Promise<Row> {
    const row = await this.select().where(`${this.rules.columns.id} = :id`, { id }).getOne();
    if (row === null) throw new AppError('NOT_FOUND');
    return row;
  }

  private select(): SelectQueryBuilder<Row> {
    const { entity, columns, relation } = this.rules;
    const [alias] = columns.id.split('.') as [string];
    const builder = this.database.manager.createQueryBuilder(entity, alias);
    return relation === undefined ? builder : builder.innerJoinAndSelect(`${alias}.${relation}`, relation);
  }
}
