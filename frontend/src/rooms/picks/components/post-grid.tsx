import type { BlogDto } from '../../../api/generated/wire';
import { trShell } from '../../../locale/tr-shell';
import { PostCard, PostCardSkeleton } from './post-card';

const GRID = 'grid gap-4 grid-cols-1 min-[30rem]:grid-cols-2 md:grid-cols-3 xl:grid-cols-4 sm:gap-5';
const IMAGE_SIZES = '(width < 30rem) 112px, (width < 48rem) 50vw, (width < 80rem) min(33vw, 390px), 290px';

/** Posts as cards: one beside the other as far as the screen is wide. */
export function PostGrid({ posts }: { posts: readonly BlogDto[] }) {
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

export function PostGridSkeleton({ count }: { count: number }) {
  return (
    <div role="status" className={GRID}>
      <span className="sr-only">{trShell.common.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <PostCardSkeleton key={index} listed />
      ))}
    </div>
  );
}
