import { Link } from 'react-router-dom';
import type { BlogDto } from '../../../api/generated/wire';
import { PostImage } from '../../../kit/media/post-image';
import { classNames } from '../../../lib/class-names';
import { formatInstant } from '../../../lib/format';
import { couponLine } from '../rules/coupon';

interface Props {
  post: BlogDto;
  /** How wide the image stands in the grid, as `sizes` of an `img`. */
  sizes: string;
  /** Level of the title in the page's outline. */
  heading?: 'h2' | 'h3';
  eager?: boolean;
  /** On phones the image stands beside the text, so that a list of posts stays short. */
  listed?: boolean;
}

/** A post in a grid: image, title, two lines of text, its selections in one, author and date; the whole card leads to it. */
export function PostCard({ post, sizes, heading: Heading = 'h2', eager, listed = false }: Props) {
  return (
    <article
      className={classNames(
        'group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface transition-colors duration-150 focus-within:border-accent hover:border-accent',
        listed && 'max-[30rem]:flex-row',
      )}
    >
      <div className={classNames('shrink-0', listed && 'max-[30rem]:w-28')}>
        <PostImage fileName={post.image_filename} alt="" sizes={sizes} eager={eager} />
      </div>
      <div
        className={classNames(
          'flex min-w-0 grow flex-col gap-1.5 border-line p-4',
          listed ? 'border-t max-[30rem]:border-t-0 max-[30rem]:border-l max-[30rem]:p-3' : 'border-t',
        )}
      >
        <Heading className="line-clamp-2 leading-snug font-semibold break-words group-hover:text-accent">
          <Link
            to={`/blog/${post.id}`}
            className="inline-block min-h-6 leading-6 after:absolute after:inset-0 after:rounded-card"
          >
            {post.blogname}
          </Link>
        </Heading>
        <p className="line-clamp-2 text-sm break-words text-muted">{post.feedback}</p>
        {post.selections.length > 0 && (
          <p className="text-dense font-medium tabular-nums">{couponLine(post.selections)}</p>
        )}
        <p className="mt-auto flex flex-wrap items-baseline gap-x-2 pt-1.5 text-dense text-muted">
          <span className="min-w-0 font-medium break-words text-text">{post.author}</span>
          <time dateTime={post.date}>{formatInstant(post.date)}</time>
        </p>
      </div>
    </article>
  );
}

/** The place of a card whose post is on its way. */
export function PostCardSkeleton({ listed = false }: { listed?: boolean }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'overflow-hidden rounded-card border border-line bg-surface',
        listed && 'max-[30rem]:flex',
      )}
    >
      <div className={classNames('shimmer aspect-4/5 shrink-0 rounded-none', listed && 'max-[30rem]:w-28')} />
      <div className="flex grow flex-col gap-2.5 border-t border-line p-4">
        <div className="shimmer h-5 w-3/4" />
        <div className="shimmer h-4 w-full" />
        <div className="shimmer h-4 w-1/2" />
      </div>
    </div>
  );
}
