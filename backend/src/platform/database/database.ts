import { Injectable } from '@nestjs/common';
import {
  DataSource,
  type EntityManager,
  type EntityTarget,
  type FindOptionsWhere,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { AppError } from '../errors/app-error';
import { type Computed, DatabaseClock } from './database-clock';
import { type DatabaseType, harmlessWrite, insertedId, rowLock } from './dialects';
import { writeTurns } from './lock-turns';
import { marks } from './select-in';
import { isReadOnly } from './server/refusals';
import { inTransaction, transactionOf } from './transaction';

interface WithId {
  id: number;
}

/** The columns of a row that doesn't have its id yet; one that is left out is null. The database may compute instants. */
export type NewRow<Row> = {
  [Name in ColumnOf<Row> as null extends Row[Name] ? never : Name]: NewValue<Row[Name]>;
} & { [Name in ColumnOf<Row> as null extends Row[Name] ? Name : never]?: NewValue<Row[Name]> };
type NewValue<Value> = Value | (Date extends Value ? Computed : never);
type ColumnOf<Row> = { [Name in keyof Row]: Row[Name] extends ColumnValue ? Name : never }[Exclude<
  keyof Row,
  'id'
>];
type ColumnValue = string | number | boolean | Date | Buffer | null;

/** The site's database, as services and repositories use it: code in a transaction needs no parameter for it. */
@Injectable()
export class Database {
  constructor(
    private readonly dataSource: DataSource,
    /** Tells what processes must agree on: leases, due times. */
    readonly clock: DatabaseClock = new DatabaseClock(dataSource),
  ) {}

  /** What kind of database it is. */
  get type(): DatabaseType {
    return this.dataSource.options.type;
  }

  /** The manager of the transaction that the calling code runs in; outside of one each statement stands alone. */
  get manager(): EntityManager {
    return transactionOf(this.dataSource)?.manager ?? this.dataSource.manager;
  }

  /**
   * Runs `work` in a transaction: all of its writes happen or none. Within another one it is a part of that, which its
   * error undoes as a whole. After a conflict `work` runs once more from the start, so it should do nothing else.
   * @throws AppError UNAVAILABLE when the connection was lost at the commit, and the outcome with it
   */
  transaction<T>(work: () => Promise<T>): Promise<T> {
    return inTransaction(this.dataSource, work);
  }

  /**
   * Whether the database takes writes at present; a server may be told not to.
   * @throws when it doesn't answer
   */
  async takesWrites(): Promise<boolean> {
    try {
      await this.manager.query(harmlessWrite(this.dataSource.options.type));
      return true;
    } catch (error) {
      if (isReadOnly(error)) return false;
      throw error;
    }
  }

  /** The values of pieces of SQL, read by one statement, as text. */
  async valuesOf(
    pieces: readonly { sql: string; params?: readonly (string | number)[] }[],
  ): Promise<string[]> {
    const columns = pieces.map(({ sql }, at) => `${sql} AS v${at}`);
    const [row] = await this.manager.query<Record<string, unknown>[]>(
      `SELECT ${columns.join(', ')}`,
      pieces.flatMap(({ params = [] }) => params),
    );
    return pieces.map((_, at) => String(row![`v${at}`]));
  }

  /** Has work done once the transaction is committed, before its caller goes on; at once outside of any. */
  async afterCommit(work: () => Promise<void> | void): Promise<void> {
    const transaction = transactionOf(this.dataSource);
    if (transaction === null) await work();
    else transaction.afterCommit.push(work);
  }

  /**
   * Locks rows until the end of the transaction, in the order of their ids; ids without a row are no error. It should
   * be the first statement there: a plain read before it would fix an older state of the table for the rest of it.
   */
  async lockRows(entity: EntityTarget<WithId>, ids: readonly number[]): Promise<void> {
    if (transactionOf(this.dataSource) === null) throw new Error('Rows are locked in a transaction only.');
    if (ids.length === 0) return;
    const { tableName } = this.dataSource.getMetadata(entity);
    const lock = rowLock(this.dataSource.options.type);
    await this.manager.query(`SELECT id FROM ${tableName} WHERE id IN (${marks(ids)}) ORDER BY id${lock}`, [
      ...ids,
    ]);
    const ordered = [...new Set(ids)].sort((one, other) => one - other);
    await writeTurns(
      this.manager,
      ordered.map((id) => `${tableName}:${id}`),
    );
  }

  /**
   * The row with an id, held against other writers until the end of the transaction.
   * @throws AppError NOT_FOUND
   */
  async requireLocked<Row extends WithId>(entity: EntityTarget<Row>, id: number): Promise<Row> {
    await this.lockRows(entity, [id]);
    return this.require(entity, id);
  }

  /** The row with an id. @throws AppError NOT_FOUND */
  async require<Row extends WithId>(entity: EntityTarget<Row>, id: number): Promise<Row> {
    const row = await this.manager.findOneBy(entity, { id } as FindOptionsWhere<Row>);
    if (row === null) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Adds a row; its id. */
  async insert<Row extends WithId>(entity: EntityTarget<Row>, row: NewRow<Row>): Promise<number> {
    const { raw } = await this.manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      // eslint-disable-next-line no-restricted-syntax -- TypeORM's type is too deep for a generic row
      .values(row as object as QueryDeepPartialEntity<Row>)
      // nobody reads the defaults back
      .updateEntity(false)
      .execute();
    return insertedId(raw);
  }

  /** Adds a row; one whose key is there already is left out. */
  async insertNew<Row extends object>(
    entity: EntityTarget<Row>,
    row: QueryDeepPartialEntity<Row>,
  ): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .insert()
      .into(entity)
      .values(row)
      .orIgnore()
      // a row that was left out has no id under which its defaults could be read back (MySQL)
      .updateEntity(false)
      .execute();
  }
}
