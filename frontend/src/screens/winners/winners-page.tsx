import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import type { WinnerDto } from '../../api/generated/wire';
import { type RowsPage, useRows } from '../../api/table-rows';
import { EmptyState } from '../../kit/feedback/empty-state';
import { buttonStyle } from '../../kit/form/button-style';
import { PostImage } from '../../kit/media/post-image';
import { PagedList } from '../../kit/navigation/paged-list';
import { formatInstant } from '../../lib/format';
import { readPage, withPage } from '../../lib/page-param';
import { trBlogs, trWinners } from '../../locale/tr-content';
import { trShell } from '../../locale/tr-shell';

/** Entries on a page. */
const PER_PAGE = 12;

const GRID = 'grid gap-4 sm:gap-5 min-[30rem]:grid-cols-2 md:grid-cols-3';
const IMAGE_SIZES = '(width < 30rem) 100vw, (width < 48rem) 50vw, min(33vw, 390px)';

/** The winners club, newest first. */
export function WinnersPage() {
  const [params] = useSearchParams();
  const page = readPage(params);
  const found = useRows('winnersclub', { page, per_page: PER_PAGE }, { refetchOnMountOrArgChange: true });
  const { currentData, data: lastData, error, isFetching, refetch } = found;
  return (
    <div className="mx-auto flex w-full max-w-[75rem] flex-col gap-6 px-4 py-8 sm:py-12 lg:px-6">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.winners}</h1>
        <p className="mt-1 max-w-prose text-muted">{trWinners.intro}</p>
      </header>
      <PagedList
        label={trShell.titles.winners}
        pagesLabel={trWinners.pagesLabel}
        page={page}
        pages={lastData && Math.ceil(lastData.total / PER_PAGE)}
        busy={isFetching}
        hrefOf={(one) => withPage(params, one)}
        failure={error && readApiError(error).message}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {currentData && <Winners page={currentData} />}
      </PagedList>
    </div>
  );
}

function Winners({ page: { rows, total } }: { page: RowsPage<WinnerDto> }) {
  if (rows.length > 0) {
    return (
      <ul className={GRID}>
        {rows.map((winner) => (
          <li key={winner.id}>
            <WinnerCard winner={winner} />
          </li>
        ))}
      </ul>
    );
  }
  return total > 0 ? (
    <EmptyState title={trWinners.noneOnPage}>
      <Link to="?" className={buttonStyle('secondary', 'small')}>
        {trBlogs.firstPage}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={trWinners.none} hint={trWinners.noneHint} />
  );
}

function WinnerCard({ winner }: { winner: WinnerDto }) {
  const { blogname, author, date, feedback, image_filename, blog_id } = winner;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface">
      <PostImage fileName={image_filename} alt={trBlogs.imageAlt(blogname)} sizes={IMAGE_SIZES} />
      <div className="flex grow flex-col gap-1.5 border-t border-line p-4">
        <h2 className="leading-snug font-semibold break-words">{blogname}</h2>
        <p className="text-sm break-words whitespace-pre-line text-muted">{feedback}</p>
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1.5 text-dense text-muted">
          <span className="min-w-0 font-medium break-words text-text">{author}</span>
          <time dateTime={date}>{formatInstant(date)}</time>
        </p>
        {blog_id !== null && <RecordLinks title={blogname} author={author} post={blog_id} />}
      </div>
    </article>
  );
}

/** Where the coupon stands with its selections, and what became of all others of its author. */
function RecordLinks({ title, author, post }: { title: string; author: string; post: number }) {
  const link = 'inline-flex min-h-6 items-center text-accent underline underline-offset-2';
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-dense">
      <Link to={`/blog/${post}`} aria-label={trWinners.postOf(title)} className={link}>
        {trWinners.post}
      </Link>
      <Link
        to={`/editorler/${encodeURIComponent(author)}`}
        aria-label={trWinners.recordOf(author)}
        className={link}
      >
        {trWinners.record}
      </Link>
    </p>
  );
}

function Skeleton() {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{trShell.common.loading}</span>
      {Array.from({ length: 6 }, (_, place) => (
        <div key={place} aria-hidden className="overflow-hidden rounded-card border border-line bg-surface">
          <div className="shimmer aspect-4/5 rounded-none" />
          <div className="flex flex-col gap-2.5 border-t border-line p-4">
            <div className="shimmer h-5 w-3/4" />
            <div className="shimmer h-4 w-full" />
          </div>
        </div>
      ))}
    </div>
  );
}
