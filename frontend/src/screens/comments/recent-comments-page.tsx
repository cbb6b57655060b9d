import { Link, useSearchParams } from 'react-router-dom';
import { readApiError } from '../../api/api-error';
import { useListRecentCommentsQuery } from '../../api/generated/screens';
import type { RecentComment, RecentCommentsPage as Page } from '../../api/generated/wire';
import { EmptyState } from '../../kit/feedback/empty-state';
import { buttonStyle } from '../../kit/form/button-style';
import { PagedList } from '../../kit/navigation/paged-list';
import { formatInstant } from '../../lib/format';
import { readPage, withPage } from '../../lib/page-param';
import { trBlogs, trComments } from '../../locale/tr-content';
import { trHome } from '../../locale/tr-home';
import { trShell } from '../../locale/tr-shell';
import { commentAnchor } from '../../rooms/comments/thread/comment-anchor';

/** The newest comments of all posts, each with the way to its post. */
export function RecentCommentsPage() {
  const [params] = useSearchParams();
  const page = readPage(params);
  const found = useListRecentCommentsQuery({ page }, { refetchOnMountOrArgChange: true });
  const { currentData, data: lastData, error, isFetching, refetch } = found;
  return (
    <div className="mx-auto flex w-full max-w-[50rem] flex-col gap-6 px-4 py-8 sm:py-12">
      <header>
        <h1 className="text-xl font-semibold sm:text-3xl">{trShell.titles.comments}</h1>
        <p className="mt-1 text-muted">{trComments.intro}</p>
      </header>
      <PagedList
        label={trComments.listLabel}
        pagesLabel={trComments.pagesLabel}
        page={page}
        pages={lastData?.pages}
        busy={isFetching}
        hrefOf={(one) => withPage(params, one)}
        failure={error && readApiError(error).message}
        onRetry={() => void refetch()}
        skeleton={<Skeleton />}
      >
        {currentData && <Comments page={currentData} />}
      </PagedList>
    </div>
  );
}

function Comments({ page: { comments, total } }: { page: Page }) {
  if (comments.length > 0) {
    return (
      <ul className="flex flex-col gap-3">
        {comments.map((comment) => (
          <li key={comment.id}>
            <CommentCard comment={comment} />
          </li>
        ))}
      </ul>
    );
  }
  return total > 0 ? (
    <EmptyState title={trComments.noneOnPage}>
      <Link to="?" className={buttonStyle('secondary', 'small')}>
        {trBlogs.firstPage}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState title={trComments.none} hint={trComments.noneYet}>
      <Link to="/editor" className={buttonStyle('secondary', 'small')}>
        {trHome.toPicks}
      </Link>
    </EmptyState>
  );
}

function CommentCard({
  comment: { id, blog_id, blogname, author, date, content },
}: {
  comment: RecentComment;
}) {
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <header className="flex flex-wrap items-baseline gap-x-2 text-dense text-muted">
        <span className="min-w-0 text-sm font-semibold break-words text-text">{author}</span>
        <time dateTime={date}>{formatInstant(date)}</time>
      </header>
      <p className="mt-1.5 line-clamp-4 break-words whitespace-pre-line">{content}</p>
      <p className="mt-2 text-dense text-muted">
        {trComments.onPost}{' '}
        <Link
          to={`/blog/${blog_id}#${commentAnchor(id)}`}
          className="font-medium break-words text-accent underline underline-offset-2"
        >
          {blogname}
        </Link>
      </p>
    </article>
  );
}

function Skeleton() {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{trComments.loading}</span>
      {Array.from({ length: 6 }, (_, place) => (
        <div
          key={place}
          aria-hidden
          className="flex flex-col gap-2.5 rounded-card border border-line bg-surface p-4"
        >
          <div className="shimmer h-4 w-40" />
          <div className="shimmer h-4 w-full" />
          <div className="shimmer h-4 w-1/3" />
        </div>
      ))}
    </div>
  );
}
