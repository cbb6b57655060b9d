import { MessageSquareText } from 'lucide-react';
import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import type { BlogDto } from '../../api/generated/wire';
import { type RowsPage, useRows } from '../../api/table-rows';
import { EmptyState } from '../../kit/feedback/empty-state';
import { buttonStyle } from '../../kit/form/button-style';
import { PagedList } from '../../kit/navigation/paged-list';
import { formatCount } from '../../lib/format';
import { withPage } from '../../lib/page-param';
import { trBlogs } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';
import { RecordHead } from '../../rooms/editors/proof/record-head';
import { AuthorRecordLine } from '../../rooms/editors/record/author-record-line';
import { EditorsLink } from '../../rooms/editors/record/editors-link';
import { AuthorFilter } from '../../rooms/picks/components/author-filter';
import { PostGrid, PostGridSkeleton } from '../../rooms/picks/components/post-grid';
import { type PickListQuery, readPicksUrl, withAuthor } from './picks-url';

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
