import { Injectable } from '@nestjs/common';
import type { Identity } from '../../common/access/role';
import { AppError } from '../../common/errors/app-error';
import type { MessageAnswer } from '../../common/http/message-answer';
import type { ReceivedFile } from '../../common/http/single-file';
import { tr } from '../../common/locale/tr';
import { Clock } from '../../common/time/clock';
import { Database } from '../../database/database';
import { requiredImage } from '../images/upload/required-image';
import { BlogDependents } from './posts/blog-dependents';
import { Blog } from './entities/blog.entity';
import { BlogsRepository } from './entities/blogs.repository';
import { toPost } from './posts/post-values';
import { type PostTable, PostWriter } from './posts/post-writer';
import type {
  AuthorsAnswer,
  BlogListQuery,
  BlogPage,
  ChangedBlogDto,
  NewBlogDto,
  NewPickDto,
  PostDto,
} from './dto/blogs.dto';

const PICKS_PER_PAGE = 12;

/** Editors' picks: reading, posting, editing. */
@Injectable()
export class BlogsService {
  private readonly table: PostTable = {
    entity: Blog,
    name: 'blogs',
    removeDependents: (id) => this.dependents.remove(id),
  };

  constructor(
    private readonly database: Database,
    private readonly dependents: BlogDependents,
    private readonly blogs: BlogsRepository,
    private readonly writer: PostWriter,
    private readonly clock: Clock,
  ) {}

  /** One page of picks, newest first unless asked otherwise. */
  async list(query: BlogListQuery): Promise<BlogPage> {
    const perPage = query.per_page ?? PICKS_PER_PAGE;
    const { rows, total } = await this.blogs.readPage({ ...query, page: query.page ?? 1, per_page: perPage });
    return { blogs: rows.map(toPost), pages: Math.ceil(total / perPage), total };
  }

  async authors(): Promise<AuthorsAnswer> {
    const authors = await this.blogs.authors();
    return { authors: authors.sort(new Intl.Collator('tr').compare) };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<PostDto> {
    const blog = await this.database.manager.findOneBy(Blog, { id });
    if (!blog) throw new AppError('NOT_FOUND');
    return toPost(blog);
  }

  /** Whether there is a pick of this id. */
  exists(id: number): Promise<boolean> {
    return this.database.manager.existsBy(Blog, { id });
  }

  /** Locks picks until the end of the transaction; ids without one are no error. */
  lock(ids: readonly number[]): Promise<void> {
    return this.database.lockRows(Blog, ids);
  }

  /** An editor's new pick, under the editor's own name and the present time. */
  async post(pick: NewPickDto, image: ReceivedFile | undefined, who: Identity): Promise<PostDto> {
    const { username: author } = who;
    return this.add({ ...pick, author, date: this.clock.now() }, requiredImage(image), who);
  }

  /** A pick as an admin writes it. */
  add(blog: NewBlogDto, image: ReceivedFile | undefined, who: Identity): Promise<PostDto> {
    return this.writer.add(this.table, { ...blog, image_filename: blog.image_filename ?? null }, image, who);
  }

  /**
   * Changes a pick.
   * @throws AppError NOT_FOUND, FORBIDDEN when an editor sends author or date
   */
  async change(
    id: number,
    changes: ChangedBlogDto,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<PostDto> {
    if (who.role !== 'admin' && (changes.author !== undefined || changes.date !== undefined)) {
      throw new AppError('FORBIDDEN', { message: tr.posts.adminOnlyFields });
    }
    return this.writer.change(this.table, id, changes, image, who);
  }

  /**
   * Deletes a pick with its comments.
   * @throws AppError NOT_FOUND
   */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.writer.remove(this.table, id, who);
    return { message: tr.rows.deleted };
  }
}
