import { Injectable } from '@nestjs/common';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import { RateLimits } from '../../platform/http/rate-limits';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { BlogsService } from '../blogs/blogs.service';
import { commentColumns } from './entities/comment-columns';
import { Comment } from './entities/comment.entity';
import type {
  CommentDto,
  CommentsAnswer,
  NewCommentDto,
  RecentCommentsPage,
  RecentCommentsQuery,
} from './dto/comments.dto';
import { CommentsRepository } from './entities/comments.repository';
import { toComment, toThread } from './thread/thread';

const RECENT_PER_PAGE = 20;

/** Comments below picks, as members read and write them. */
@Injectable()
export class CommentsService {
  /** Comments of one account in five minutes. */
  private readonly limit = this.limits.limit('comments', 20, 5 * 60);

  constructor(
    private readonly limits: RateLimits,
    private readonly database: Database,
    private readonly blogs: BlogsService,
    private readonly comments: CommentsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError NOT_FOUND for a post that isn't there */
  async list(blogId: number, who: Identity): Promise<CommentsAnswer> {
    await this.requirePost(blogId);
    const blocked_reason = who.isBlocked ? (who.blockedReason ?? undefined) : undefined;
    const rows = await this.database.manager.find(Comment, {
      where: { blog_id: blogId },
      order: { id: 'ASC' },
    });
    return { comments: toThread(rows), is_blocked: who.isBlocked, blocked_reason };
  }

  /**
   * Writes a comment or reply.
   * @throws AppError COMMENTING_BLOCKED, NOT_FOUND, TOO_MANY_REQUESTS, VALIDATION_FAILED for a parent that isn't
   * there, is deleted or stands below another post
   */
  async write(
    blogId: number,
    { content, parent_id = null }: NewCommentDto,
    who: Identity,
  ): Promise<CommentDto> {
    if (who.isBlocked) throw new AppError('COMMENTING_BLOCKED');
    await this.requirePost(blogId);
    await this.limit.count(who.userId);
    return this.database.transaction(async () => {
      await this.blogs.lock([blogId]);
      await this.requirePost(blogId);
      if (parent_id !== null) await this.requireParent(blogId, parent_id);
      const values = {
        blog_id: blogId,
        parent_id,
        user_id: who.userId,
        author: who.username,
        content,
        date: this.clock.now(),
        is_deleted: false,
      };
      return toComment({ ...values, id: await this.database.insert(Comment, commentColumns(values)) });
    });
  }

  /** The newest comments of all posts. */
  async recent({ page = 1, per_page = RECENT_PER_PAGE }: RecentCommentsQuery): Promise<RecentCommentsPage> {
    const { rows, total } = await this.comments.recent(page, per_page);
    const comments = rows.map((row) => {
      const { replies: _, is_deleted: __, ...comment } = toComment(row);
      return { ...comment, blogname: row.blog.blogname };
    });
    return { comments, pages: Math.ceil(total / per_page), total };
  }

  private async requirePost(blogId: number): Promise<void> {
    if (!(await this.blogs.exists(blogId))) throw new AppError('NOT_FOUND');
  }

  private async requireParent(blogId: number, id: number): Promise<void> {
    const parent = await this.database.manager.findOneBy(Comment, { id });
    if (parent?.blog_id === blogId && !parent.is_deleted) return;
    throw new AppError('VALIDATION_FAILED', { fields: { parent_id: tr.comments.noSuchParent } });
  }
}
