import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import type { TableListQuery } from '../../platform/http/table-list';
import type { TablePage } from '../../platform/http/table-page';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { pick } from '../../platform/pick';
import { AuditService } from '../audit/audit.service';
import { BlogsService } from '../blogs/blogs.service';
import { type CommentValues, commentColumns } from './entities/comment-columns';
import { Comment } from './entities/comment.entity';
import type { CommentFormDto, CommentTableRow } from './dto/comments.dto';
import { CommentsRepository } from './entities/comments.repository';
import { bareTombstones, isWithin, TOMBSTONE } from './thread/thread';

const ENTITY = 'comments';

/** The admins' table of comments. Those of a post are written one after the other, under the lock of the post's row. */
@Injectable()
export class CommentsAdminService {
  constructor(
    private readonly database: Database,
    private readonly blogs: BlogsService,
    private readonly comments: CommentsRepository,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<CommentTableRow>> {
    return (await this.comments.readTable(query)).map((rows) => rows.map(toTableRow));
  }

  /** @throws AppError VALIDATION_FAILED for a post or parent that isn't there */
  async add(form: CommentFormDto, who: Identity): Promise<CommentTableRow> {
    const { after } = await this.audit.write({ who, action: 'create', entity: ENTITY }, async () => {
      await this.blogs.lock([form.blog_id]);
      await this.requirePost(form.blog_id);
      const parent_id = form.parent_id ?? null;
      await this.requireParent(form.blog_id, parent_id);
      const values = { ...form, parent_id, user_id: null, date: this.clock.now(), is_deleted: false };
      return { after: await this.tableRow(await this.database.insert(Comment, commentColumns(values))) };
    });
    return after;
  }

  /**
   * Changes a comment; it may move below another comment, and without replies to another post.
   * @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for moving a comment with its replies to another post
   */
  async change(id: number, form: CommentFormDto, who: Identity): Promise<CommentTableRow> {
    const { blog_id: oldBlogId } = await this.database.require(Comment, id);
    const { after } = await this.audit.write({ who, action: 'update', entity: ENTITY }, async () => {
      await this.blogs.lock([oldBlogId, form.blog_id]);
      const row = await this.database.require(Comment, id);
      const before = await this.tableRow(id);
      const parent_id = form.parent_id ?? null;
      if (form.blog_id !== row.blog_id) await this.requireMovable(id, form.blog_id);
      await this.requireParent(form.blog_id, parent_id);
      if (isWithin(await this.comments.outline(form.blog_id), parent_id, id)) {
        throw new AppError('VALIDATION_FAILED', { fields: { parent_id: tr.comments.parentIsReply } });
      }
      const is_deleted = row.is_deleted && form.content === TOMBSTONE.content;
      await this.update(id, { ...row, ...form, parent_id, is_deleted });
      return { before, after: await this.tableRow(id) };
    });
    return after;
  }

  /**
   * Deletes a comment. One with replies stays as `[silindi]`; what stayed so goes with its last reply.
   * @throws AppError NOT_FOUND
   */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    const { blog_id: blogId } = await this.database.require(Comment, id);
    await this.audit.write({ who, action: 'delete', entity: ENTITY }, async () => {
      await this.blogs.lock([blogId]);
      const row = await this.database.require(Comment, id);
      const before = await this.tableRow(id);
      if (await this.hasReplies(id)) {
        await this.update(id, { ...row, ...TOMBSTONE, user_id: null, is_deleted: true });
        return { before, after: await this.tableRow(id) };
      }
      const outline = await this.comments.outline(blogId);
      await this.comments.remove([id, ...bareTombstones(outline, id)]);
      return { before, after: null };
    });
    return { message: tr.rows.deleted };
  }

  private async update(id: number, values: CommentValues): Promise<void> {
    await this.database.manager.update(Comment, { id }, commentColumns(values));
  }

  private hasReplies(id: number): Promise<boolean> {
    return this.database.manager.existsBy(Comment, { parent_id: id });
  }

  private async requirePost(id: number): Promise<void> {
    if (await this.blogs.exists(id)) return;
    throw new AppError('VALIDATION_FAILED', { fields: { blog_id: tr.comments.noSuchPost } });
  }

  private async requireMovable(id: number, blogId: number): Promise<void> {
    await this.requirePost(blogId);
    if (!(await this.hasReplies(id))) return;
    throw new AppError('CONFLICT', {
      message: tr.comments.hasReplies,
      fields: { blog_id: tr.comments.hasReplies },
    });
  }

  private async requireParent(blog_id: number, id: number | null): Promise<void> {
    if (id === null || (await this.database.manager.existsBy(Comment, { id, blog_id }))) return;
    throw new AppError('VALIDATION_FAILED', { fields: { parent_id: tr.comments.noSuchParent } });
  }

  private async tableRow(id: number): Promise<CommentTableRow> {
    return toTableRow(await this.comments.findWithBlock(id));
  }
}

const toTableRow = (row: Comment): CommentTableRow => ({
  ...pick(row, 'id', 'blog_id', 'parent_id', 'content', 'author', 'is_deleted', 'user_id'),
  date: row.date.toISOString(),
  is_blocked: row.user?.is_blocked ?? false,
});
