import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { ReceivedFile } from '../../common/http/single-file';
import { inTransaction, lockRows } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import { ImagesService } from '../images/images.service';
import type { PostDto } from './blogs.dto';
import type { PostRow } from './post-row.entity';
import { type PostValues, postColumns, toPost } from './post-values';

/** A table of posts. */
export interface PostTable {
  entity: new () => PostRow;
  /** Its name, in the database and on the wire. */
  name: 'blogs' | 'winnersclub';
  /** Deletes what hangs on a post, before the post itself. */
  removeDependents?: (manager: EntityManager, id: number) => Promise<void>;
}

/** New values of a post; undefined = as it is. */
export type PostChanges = Partial<PostValues>;

/** Writes posts: the row, the record of who wrote it, and the image file, all or nothing. */
@Injectable()
export class PostWriter {
  constructor(
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Adds a post; an uploaded image goes before a named one. */
  add(
    table: PostTable,
    values: PostValues,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<PostDto> {
    const insert = (name: string | null) => this.insert(table, { ...values, image_filename: name }, who);
    return image ? this.images.withImage(image, insert) : insert(values.image_filename);
  }

  /**
   * Changes a post. An image that no row names any more is removed.
   * @throws AppError NOT_FOUND
   */
  async change(
    table: PostTable,
    id: number,
    changes: PostChanges,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<PostDto> {
    const update = (name: string | null | undefined) =>
      this.update(table, id, { ...changes, image_filename: name }, who);
    const { before, after } = image
      ? await this.images.withImage(image, update)
      : await update(changes.image_filename);
    if (before.image_filename !== after.image_filename) await this.images.release(before.image_filename);
    return after;
  }

  /**
   * Deletes a post, and its image unless another row names it.
   * @throws AppError NOT_FOUND
   */
  async remove(table: PostTable, id: number, who: Identity): Promise<void> {
    const before = await inTransaction(this.dataSource, async (manager) => {
      const row = toPost(await findLocked(manager, table, id));
      await table.removeDependents?.(manager, id);
      await manager.delete(table.entity, { id });
      await this.audit.record(manager, {
        who,
        action: 'delete',
        entity: table.name,
        entityId: id,
        before: row,
      });
      return row;
    });
    await this.images.release(before.image_filename);
  }

  private insert({ entity, name }: PostTable, values: PostValues, who: Identity): Promise<PostDto> {
    return inTransaction(this.dataSource, async (manager) => {
      const columns = postColumns(values);
      const { identifiers } = await manager.insert(entity, columns);
      const after = toPost({ ...columns, id: (identifiers[0] as { id: number }).id });
      await this.audit.record(manager, { who, action: 'create', entity: name, entityId: after.id, after });
      return after;
    });
  }

  private update(
    table: PostTable,
    id: number,
    changes: PostChanges,
    who: Identity,
  ): Promise<{ before: PostDto; after: PostDto }> {
    return inTransaction(this.dataSource, async (manager) => {
      const row = await findLocked(manager, table, id);
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const columns = postColumns({ ...row, ...(Object.fromEntries(given) as PostChanges) });
      await manager.update(table.entity, { id }, columns);
      const states = { before: toPost(row), after: toPost({ ...columns, id }) };
      await this.audit.record(manager, {
        who,
        action: 'update',
        entity: table.name,
        entityId: id,
        ...states,
      });
      return states;
    });
  }
}

async function findLocked(manager: EntityManager, table: PostTable, id: number): Promise<PostRow> {
  await lockRows(manager, table.name, [id]);
  const row = await manager.findOneBy(table.entity, { id });
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
