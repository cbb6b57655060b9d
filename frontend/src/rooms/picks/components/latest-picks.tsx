import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import type { BlogDto } from '../../../api/generated/wire';
import { useRows } from '../../../api/table-rows';
import { EmptyState } from '../../../kit/feedback/empty-state';
import { trBlogs } from '../../../locale/tr-content';
import { trHome } from '../../../locale/tr-home';
import { trShell } from '../../../locale/tr-shell';
import { PostCard, PostCardSkeleton } from './post-card';

const PLACES = 3;

const IMAGE_SIZES = '(width < 48rem) min(72vw, 280px), min(33vw, 390px)';

/** The newest posts, with the way to all of them. */
export function LatestPicks() {
  const newest = useRows('blogs', { per_page: PLACES }, { refetchOnMountOrArgChange: true });
  return (
    <section aria-labelledby="latest-picks">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="latest-picks" className="text-xl font-semibold">
          {trHome.picksTitle}
        </h2>
        <Link
          to="/editor"
          aria-label={`${trHome.allPicks}: ${trShell.titles.picks}`}
          className="inline-flex min-h-6 items-center gap-1.5 text-sm font-medium text-accent underline-offset-2 hover:underline"
        >
          {trHome.allPicks}
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <div aria-busy={newest.isFetching} className="mt-4">
        <Answer of={newest} skeleton={<Cards posts={Array.from({ length: PLACES })} />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState title={trBlogs.none} hint={trBlogs.noneHint} />
            ) : (
              <Cards posts={newestFirst(rows)} />
            )
          }
        </Answer>
      </div>
    </section>
  );
}

function newestFirst(posts: readonly BlogDto[]): readonly BlogDto[] {
  return [...posts].sort((a, b) => b.date.localeCompare(a.date) || b.id - a.id);
}

/** Without posts yet, their places stand empty. */
function Cards({ posts }: { posts: readonly (BlogDto | undefined)[] }) {
  return (
    // On phones one beside the other, or the page would be nothing but images.
    <ul className="flex snap-x snap-mandatory gap-4 max-md:-mx-4 max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-2 md:grid md:grid-cols-3 md:gap-5">
      {posts.map((post, index) => (
        <li key={post?.id ?? index} className="w-[min(72vw,17.5rem)] shrink-0 snap-start md:w-auto">
          {post ? <PostCard post={post} sizes={IMAGE_SIZES} heading="h3" /> : <PostCardSkeleton />}
        </li>
      ))}
    </ul>
  );
}
