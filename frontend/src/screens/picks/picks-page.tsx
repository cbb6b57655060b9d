import { MessageSquareText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { useListAuthorsQuery } from '../../api/generated/screens';
import type { BlogDto } from '../../api/generated/wire';
import { type RowsPage, useRows } from '../../api/table-rows';
import { EmptyState } from '../../kit/feedback/empty-state';
import { buttonStyle } from '../../kit/form/button-style';
import { SelectField } from '../../kit/form/select-field';
import { PagedList } from '../../kit/navigation/paged-list';
import { formatCount } from '../../lib/format';
import { PAGE_PARAM, readPage, withPage } from '../../lib/page-param';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { RecordHead } from '../../rooms/editors/proof/record-head';
import { AuthorRecordLine } from '../../rooms/editors/record/author-record-line';
import { EditorsLink } from '../../rooms/editors/record/editors-link';
import { PostCard, PostCardSkeleton } from '../../rooms/picks/components/post-card';

/** Posts on a page. */
const PER_PAGE = 12;

/** The editors' picks, page by page; author and page stand in the address. */
export function PicksPage() {
  const [params, setParams] = useSearchParams();
  const query = readPicksUrl(params);
  const found = useRows(
    'blogs',
    { page: query.page, per_page: PER_PAGE, author: query.author ?? undefined },
    { refetchOnMountOrArgChange: true },
  );
  const { currentData, data: lastData, error, isFetching, refetch } = found;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-6 px-4 py-8 sm:py-12 lg:px-6">
      <header className="flex flex-col gap-4 md:flex-row md:items-end md:justify-between">
        <div>
          <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.picks}</h1>
          <p className="mt-1 text-muted">{trBlogs.intro}</p>
          <Link
            to="/commentsection"
            className="mt-2 inline-flex items-center gap-1.5 text-sm font-medium text-accent underline-offset-2 hover:underline"
          >
            <MessageSquareText aria-hidden className="size-4" />
            {trBlogs.toComments}
          </Link>
        </div>
        <div className="w-full md:w-64">
          <AuthorFilter author={query.author} onChange={(author) => setParams(withAuthor(params, author))} />
        </div>
      </header>
      {query.author === null ? <EditorsLink /> : <AuthorRecordLine author={query.author} />}
      <PagedList
        label={trBlogs.listLabel}
        pagesLabel={trBlogs.pagesLabel}
        page={query.page}
        pages={lastData && Math.ceil(lastData.total / PER_PAGE)}
        list={query.author}
        busy={isFetching}
        hrefOf={(page) => withPage(params, page)}
        failure={error && readApiError(error).message}
        onRetry={() => void refetch()}
        skeleton={<PostGridSkeleton count={PER_PAGE} />}
      >
        {currentData && <Posts page={currentData} query={query} />}
      </PagedList>
      <RecordHead />
    </div>
  );
}

function Posts({ page: { rows, total }, query }: { page: RowsPage<BlogDto>; query: PickListQuery }) {
  if (rows.length > 0) {
    return (
      <>
        <p role="status" className="mb-3 text-dense text-muted tabular-nums">
          {trBlogs.count(formatCount(total))}
        </p>
        <PostGrid posts={rows} />
      </>
    );
  }
  if (total > 0) {
    return (
      <EmptyState title={trBlogs.noneOnPage}>
        <Link
          to={query.author ? `?${withAuthor(new URLSearchParams(), query.author)}` : '?'}
          className={next}
        >
          {trBlogs.firstPage}
        </Link>
      </EmptyState>
    );
  }
  return query.author ? (
    <EmptyState title={trBlogs.noneOfAuthor(query.author)}>
      <Link to="?" className={next}>
        {trBlogs.showAll}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={trBlogs.none} hint={trBlogs.noneHint} />
  );
}

const next = buttonStyle('secondary', 'small');

interface Props {
  /** Null for everybody. */
  author: string | null;
  onChange: (author: string | null) => void;
}

/** Choice of the author whose posts are shown. Without the list of authors, the present choice can still be undone. */
function AuthorFilter({ author, onChange }: Props) {
  const { data } = useListAuthorsQuery();
  const authors = data?.authors ?? [];
  const names = author === null || authors.includes(author) ? authors : [author, ...authors];
  return (
    <SelectField
      label={trBlogs.author}
      value={author ?? ''}
      onChange={(event) => onChange(event.target.value || null)}
      options={[['', trBlogs.allAuthors], ...names.map((name) => [name, name] as const)]}
    />
  );
}

const GRID = 'grid gap-4 grid-cols-1 min-[30rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 sm:gap-5';
const IMAGE_SIZES = '(width < 30rem) 112px, (width < 48rem) 50vw, (width < 80rem) min(33vw, 390px), 290px';

/** Posts as cards: one beside the other as far as the screen is wide. */
function PostGrid({ posts }: { posts: readonly BlogDto[] }) {
  return (
    <ul className={GRID}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard post={post} sizes={IMAGE_SIZES} eager={index < 4} listed />
        </li>
      ))}
    </ul>
  );
}

function PostGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{trShell.common.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <PostCardSkeleton key={index} listed />
      ))}
    </div>
  );
}

/** Which posts are listed. */
interface PickListQuery {
  page: number;
  /** Null for everybody's. */
  author: string | null;
}

const AUTHOR_PARAM = 'yazar';

/** Longest author that the server takes. */
const MAX_AUTHOR = 60;

/** Which posts an address asks for (`?yazar=editor&sayfa=2`). */
export function readPicksUrl(params: URLSearchParams): PickListQuery {
  const author = params.get(AUTHOR_PARAM)?.trim().slice(0, MAX_AUTHOR);
  return { page: readPage(params), author: author || null };
}

/** The address query for another author, or for all: always from the first page. */
export function withAuthor(params: URLSearchParams, author: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete(PAGE_PARAM);
  if (author) next.set(AUTHOR_PARAM, author);
  else next.delete(AUTHOR_PARAM);
  return next;
}
