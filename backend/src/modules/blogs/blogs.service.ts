import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { Identity } from '../../platform/access/role';
import { AppError } from '../../platform/errors/app-error';
import type { MessageAnswer } from '../../platform/http/message-answer';
import type { ReceivedFile } from '../../platform/http/single-file';
import { readTable, type TableColumns } from '../../platform/http/table-list';
import { tr } from '../../platform/locale/tr';
import { foldText } from '../../platform/text/fold';
import { Clock } from '../../platform/time/clock';
import { Database } from '../../platform/database/database';
import { requiredImage } from '../images/upload/image-upload';
import { BlogDependents } from './posts/blog-dependents';
import { Blog } from './entities/blog.entity';
import type { WantedSelection } from './picks/dto/selections-field';
import { PostSelections } from './picks/selections/post-selections';
import { type PostValues, toPost } from './posts/post-values';
import { type PostTable, PostWriter } from './posts/post-writer';
import type {
  AuthorsAnswer,
  BlogDto,
  BlogListQuery,
  BlogPage,
  ChangedBlogDto,
  NewBlogDto,
  NewPickDto,
} from './dto/blogs.dto';

const PICKS_PER_PAGE = 12;

const COLUMNS: TableColumns = {
  id: 'blog.id',
  newestBy: 'blog.date',
  sortable: { blogname: 'blog.blogname_folded', author: 'blog.author_folded', date: 'blog.date' },
  searchable: ['blog.search_text'],
};

/** Editors' picks: reading, posting, editing. */
@Injectable()
export class BlogsService {
  private readonly table: PostTable = {
    entity: Blog,
    name: 'blogs',
    changedColumns: (before, after) => (saysElse(before, after) ? { edited_at: this.clock.now() } : {}),
    beginRemoval: () => this.selections.lock(),
    removeDependents: async (id) => {
      const selections = await this.selections.remove(id);
      await this.dependents.remove(id);
      return selections;
    },
  };

  constructor(
    private readonly database: Database,
    private readonly dependents: BlogDependents,
    private readonly writer: PostWriter,
    private readonly selections: PostSelections,
    private readonly clock: Clock,
  ) {}

  /** One page of picks, newest first unless asked otherwise. */
  async list({ author, ...query }: BlogListQuery): Promise<BlogPage> {
    const perPage = query.per_page ?? PICKS_PER_PAGE;
    const rows = this.database.manager.createQueryBuilder(Blog, 'blog');
    const wanted = foldText(author ?? '');
    if (wanted !== '') rows.where('blog.author_folded = :wanted', { wanted });
    const page = await readTable(rows, COLUMNS, { ...query, page: query.page ?? 1, per_page: perPage });
    const { total } = page;
    const blogs = await this.withSelections(await page.rows());
    return { blogs, pages: Math.ceil(total / perPage), total };
  }

  /** Every name that stands on a pick, once for each spelling. */
  async authors(): Promise<AuthorsAnswer> {
    const rows = await this.database.manager
      .createQueryBuilder(Blog, 'blog')
      .select('blog.author', 'author')
      .distinct(true)
      .getRawMany<{ author: string }>();
    return { authors: rows.map(({ author }) => author).sort(new Intl.Collator('tr').compare) };
  }

  /** @throws AppError NOT_FOUND */
  async read(id: number): Promise<BlogDto> {
    return (await this.withSelections([await this.database.require(Blog, id)]))[0]!;
  }

  /** The picks with these ids, in their order; those that are gone are left out. */
  async readAll(ids: readonly number[]): Promise<BlogDto[]> {
    const rows = await this.database.manager.findBy(Blog, { id: In([...ids]) });
    const byId = new Map((await this.withSelections(rows)).map((blog) => [blog.id, blog]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Whether there is a pick of this id. */
  exists(id: number): Promise<boolean> {
    return this.database.manager.existsBy(Blog, { id });
  }

  /** Those of some ids under which there is a pick. */
  async existing(ids: readonly number[]): Promise<Set<number>> {
    const found = await this.database.manager.find(Blog, {
      select: { id: true },
      where: { id: In([...ids]) },
    });
    return new Set(found.map(({ id }) => id));
  }

  /** Locks picks until the end of the transaction; ids without one are no error. */
  lock(ids: readonly number[]): Promise<void> {
    return this.database.lockRows(Blog, ids);
  }

  /**
   * An editor's new pick, under the editor's own name and the present time.
   * @throws AppError VALIDATION_FAILED, PRICE_CHANGED: see {@link PostSelections.set}
   */
  async post(
    { selections, ...pick }: NewPickDto,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<BlogDto> {
    const { username: author } = who;
    const values = { ...pick, author, date: this.clock.now() };
    return this.add(values, requiredImage(image), who, selections);
  }

  /** A pick as an admin writes it, or with the selections of an editor. */
  async add(
    blog: NewBlogDto,
    image: ReceivedFile | undefined,
    who: Identity,
    selections?: readonly WantedSelection[],
  ): Promise<BlogDto> {
    const part = this.selections.partOfPost(selections, { isNew: true });
    const all = { ...blog, image_filename: blog.image_filename ?? null };
    const { id } = await this.writer.add(this.table, all, image, who, part);
    return this.read(id);
  }

  /**
   * Changes a pick.
   * @throws AppError NOT_FOUND, FORBIDDEN when an editor sends author or date, PICK_LOCKED for selections after the
   * first kick-off among them, VALIDATION_FAILED, PRICE_CHANGED: see {@link PostSelections.set}
   */
  async change(
    id: number,
    { selections, ...changes }: ChangedBlogDto,
    image: ReceivedFile | undefined,
    who: Identity,
  ): Promise<BlogDto> {
    if (who.role !== 'admin' && (changes.author !== undefined || changes.date !== undefined)) {
      throw new AppError('FORBIDDEN', { message: tr.posts.adminOnlyFields });
    }
    const renamed = changes.author === undefined ? undefined : id;
    const part = this.selections.partOfPost(selections, { renamed });
    await this.writer.change(this.table, id, changes, image, who, part);
    return this.read(id);
  }

  /**
   * Deletes a pick with its comments.
   * @throws AppError NOT_FOUND
   */
  async remove(id: number, who: Identity): Promise<MessageAnswer> {
    await this.writer.remove(this.table, id, who);
    return { message: tr.rows.deleted };
  }

  private async withSelections(rows: readonly Blog[]): Promise<BlogDto[]> {
    const selections = await this.selections.of(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...toPost(row),
      ...selections.get(row.id)!,
      edited_at: row.edited_at?.toISOString() ?? null,
    }));
  }
}

/** Whether what readers see of a post itself has changed. */
const saysElse = (before: PostValues, after: PostValues): boolean =>
  before.blogname !== after.blogname ||
  before.feedback !== after.feedback ||
  before.image_filename !== after.image_filename;
