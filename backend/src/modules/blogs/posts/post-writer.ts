import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import type { ReceivedFile } from '../../../platform/http/single-file';
import { Database } from '../../../platform/database/database';
import { AuditService } from '../../audit/audit.service';
import { ImagesService } from '../../images/images.service';
import type { PostDto } from '../dto/blogs.dto';
import type { PostRow } from '../entities/post-row.entity';
import { type PostValues, postColumns, toPost } from './post-values';

/** A table of posts. */
export interface PostTable {
  entity: new () => PostRow;
  /** Its name, in the database and on the wire. */
  name: 'blogs' | 'winnersclub';
  /** Columns of this table alone that follow from a change. */
  changedColumns?: (before: PostRow, after: PostValues) => object;
  /** Locks what a deletion needs beside the post: the first statements of its transaction. */
  beginRemoval?: () => Promise<void>;
  /** Deletes what hangs on a post, before the post itself; what the admins' record says about it. */
  removeDependents?: (id: number) => Promise<object>;
}

/** What belongs to a post and is written in its transaction. */
export interface PostPart {
  /** Locks what it needs: the first statements of the transaction. */
  lock(): Promise<void>;
  /** @returns what the admins' record says about it */
  write(postId: number): Promise<{ before: object; after: object }>;
}

/** New values of a post; undefined = as it is. */
export type PostChanges = Partial<PostValues>;

/** Writes posts: the row, the record of who wrote it, and the image file, all or nothing. */
@Injectable()
export class PostWriter {
  constructor(
    private readonly images: ImagesService,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /** Adds a post; an uploaded image goes before a named one. */
  add(
    table: PostTable,
    values: PostValues,
    image: ReceivedFile | undefined,
    who: Identity,
    part?: PostPart,
  ): Promise<PostDto> {
    const insert = (name: string | null) =>
      this.insert(table, { ...values, image_filename: name }, who, part);
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
    part?: PostPart,
  ): Promise<PostDto> {
    const update = (name: string | null | undefined) =>
      this.update(table, id, { ...changes, image_filename: name }, who, part);
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
    const { before } = await this.audit.write({ who, action: 'delete', entity: table.name }, async () => {
      await table.beginRemoval?.();
      const row = await this.database.requireLocked(table.entity, id);
      const others = await table.removeDependents?.(id);
      await this.database.manager.delete(table.entity, { id });
      return { before: { ...toPost(row), ...others } };
    });
    await this.images.release(before.image_filename);
  }

  private async insert(
    { entity, name }: PostTable,
    values: PostValues,
    who: Identity,
    part?: PostPart,
  ): Promise<PostDto> {
    const columns = postColumns(values);
    const { after } = await this.audit.write({ who, action: 'create', entity: name }, async () => {
      await part?.lock();
      const id = await this.database.insert(entity, columns);
      const written = await part?.write(id);
      return { after: { ...toPost({ ...columns, id }), ...written?.after } };
    });
    return after;
  }

  private update(
    table: PostTable,
    id: number,
    changes: PostChanges,
    who: Identity,
    part?: PostPart,
  ): Promise<{ before: PostDto; after: PostDto }> {
    return this.audit.write({ who, action: 'update', entity: table.name }, async () => {
      await part?.lock();
      const row = await this.database.requireLocked(table.entity, id);
      const given = Object.entries(changes).filter(([, value]) => value !== undefined);
      const columns = postColumns({ ...row, ...(Object.fromEntries(given) as PostChanges) });
      const all = { ...columns, ...table.changedColumns?.(row, columns) };
      await this.database.manager.update(table.entity, { id }, all);
      const written = await part?.write(id);
      return {
        before: { ...toPost(row), ...written?.before },
        after: { ...toPost({ ...columns, id }), ...written?.after },
      };
    });
  }
}
