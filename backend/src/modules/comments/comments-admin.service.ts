import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../common/http/table-list';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { inTransaction, lockRows } from '../../database/transaction';
import { AuditService } from '../audit/audit.service';
import { BlogsService } from '../blogs/blogs.service';
import type { Comment } from './comment.entity';
import type { CommentFormDto, CommentTableRow } from './comments.dto';
import { CommentsRepository } from './comments.repository';
import { bareTombstones, isWithin, TOMBSTONE } from './thread';

/** The admins' table of comments. */
@Injectable()
export class CommentsAdminService {
  constructor(
    private readonly blogs: BlogsService,
    private readonly comments: CommentsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<CommentTableRow>> {
    const { rows, total } = await this.comments.readTable(query);
    return { rows: rows.map(toTableRow), total };
  }

  /** @throws AppError VALIDATION_FAILED for a post or parent that isn't there */
  add(form: CommentFormDto, who: Identity): Promise<CommentTableRow> {
    return inTransaction(this.dataSource, async (manager) => {
      await this.lockPost(manager, form.blog_id);
      const parent_id = form.parent_id ?? null;
      await this.requireParent(manager, form.blog_id, parent_id);
      const values = { ...form, parent_id, user_id: null, date: this.clock.now(), is_deleted: false };
      const id = await this.comments.insert(manager, values);
      const after = await this.tableRow(manager, id);
      await this.audit.record(manager, { who, action: 'create', entity: 'comments', entityId: id, after });
      return after;
    });
  }

  /**
   * Changes a comment; it may move below another comment, and without replies to another post.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for moving a comment with its replies to another post
   */
  async change(id: number, form: CommentFormDto, who: Identity): Promise<CommentTableRow> {
    const { blog_id: oldBlogId } = await this.require(id);
    return inTransaction(this.dataSource, async (manager) => {
      await lockRows(manager, 'blogs', [oldBlogId, form.blog_id]);
      const row = await this.require(id, manager);
      const before = await this.tableRow(manager, id);
      const parent_id = form.parent_id ?? null;
      if (form.blog_id !== row.blog_id) await this.requireMovable(manager, id, form.blog_id);
      await this.requireParent(manager, form.blog_id, parent_id);
      if (isWithin(await this.comments.outline(manager, form.blog_id), parent_id, id)) {
        throw new AppError('VALIDATION_FAILED', { fields: { parent_id: tr.comments.parentIsReply } });
      }
      const is_deleted = row.is_deleted && form.content === TOMBSTONE.content;
      await this.comments.update(manager, id, { ...row, ...form, parent_id, is_deleted });
      const after = await this.tableRow(manager, id);
      await this.audit.record(manager, {
        who,
        action: 'update',
        entity: 'comments',
        entityId: id,
        before,
        after,
      });
      return after;
    });
  }

  /**
   * Deletes a comment. One with replies stays as `[silindi]`; what stayed so goes with its last reply.
   * @throws AppError NOT_FOUND
   */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    const { blog_id: blogId } = await this.require(id);
    await inTransaction(this.dataSource, async (manager) => {
      await lockRows(manager, 'blogs', [blogId]);
      const row = await this.require(id, manager);
      const before = await this.tableRow(manager, id);
      const bury = await this.comments.hasReplies(manager, id);
      if (bury) {
        await this.comments.update(manager, id, {
          ...row,
          ...TOMBSTONE,
          user_id: null,
          is_deleted: true,
        });
      } else {
        const outline = await this.comments.outline(manager, blogId);
        await this.comments.remove(manager, [id, ...bareTombstones(outline, id)]);
      }
      const after = bury ? await this.tableRow(manager, id) : null;
      await this.audit.record(manager, {
        who,
        action: 'delete',
        entity: 'comments',
        entityId: id,
        before,
        after,
      });
    });
    return { message: tr.rows.deleted };
  }

  private async require(id: number, manager?: EntityManager): Promise<Comment> {
    const row = await this.comments.find(id, manager);
    if (!row) throw new AppError('NOT_FOUND');
    return row;
  }

  /** Comments of a post are written one after the other: whoever holds the post's row may. */
  private async lockPost(manager: EntityManager, blogId: number): Promise<void> {
    await lockRows(manager, 'blogs', [blogId]);
    await this.requirePost(manager, blogId);
  }

  private async requirePost(manager: EntityManager, blogId: number): Promise<void> {
    if (await this.blogs.exists(blogId, manager)) return;
    throw new AppError('VALIDATION_FAILED', { fields: { blog_id: tr.comments.noSuchPost } });
  }

  private async requireMovable(manager: EntityManager, id: number, blogId: number): Promise<void> {
    await this.requirePost(manager, blogId);
    if (!(await this.comments.hasReplies(manager, id))) return;
    throw new AppError('CONFLICT', {
      message: tr.comments.hasReplies,
      fields: { blog_id: tr.comments.hasReplies },
    });
  }

  private async requireParent(manager: EntityManager, blogId: number, id: number | null): Promise<void> {
    if (id === null || (await this.comments.find(id, manager))?.blog_id === blogId) return;
    throw new AppError('VALIDATION_FAILED', { fields: { parent_id: tr.comments.noSuchParent } });
  }

  private async tableRow(manager: EntityManager, id: number): Promise<CommentTableRow> {
    return toTableRow(await this.comments.findWithBlock(manager, id));
  }
}

function toTableRow(row: Comment): CommentTableRow {
  const { id, blog_id, parent_id, content, author, date, is_deleted, user_id, user } = row;
  return {
    id,
    blog_id,
    parent_id,
    content,
    author,
    date: date.toISOString(),
    is_deleted,
    user_id,
    is_blocked: user?.is_blocked ?? false,
  };
}
