import { Pencil } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import type { BlogDto } from '../../../api/generated/wire';
import { PostImage } from '../../../kit/media/post-image';
import { Button } from '../../../kit/form/button';
import { formatInstant } from '../../../lib/format';
import { imageUrl } from '../../../lib/image-url';
import { trBlogs } from '../../../locale/tr-content';
import { trPicks } from '../../../locale/tr-picks';
import { SelectionChanges } from './selections/selection-changes';
import { SelectionList } from './selections/selection-list';

interface Props {
  post: BlogDto;
  /** Undefined for those who may not edit. */
  onEdit?: () => void;
  editButton?: Ref<HTMLButtonElement>;
  /** Stands in place of the text: the form of the edit mode. */
  form: ReactNode | null;
  /** Below the text: the record of its author. */
  record?: ReactNode;
  /** Below that. */
  children: ReactNode;
}

/** A whole post: image, title, author, date, text and selections. */
export function PostView({ post, onEdit, editButton, form, record, children }: Props) {
  return (
    <article className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8">
      <div className="md:sticky md:top-[calc(var(--header-height)+1rem)] md:self-start">
        <FullImage post={post} />
      </div>
      <div className="min-w-0">
        {form ?? (
          <>
            <h1 className="text-xl font-semibold text-balance break-words sm:text-3xl">{post.blogname}</h1>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="min-w-0 font-medium break-words text-text">{post.author}</span>
              <time dateTime={post.date}>{formatInstant(post.date)}</time>
              {post.edited_at !== null && (
                <span>
                  {trPicks.edited} <time dateTime={post.edited_at}>{formatInstant(post.edited_at)}</time>
                </span>
              )}
            </p>
            <p className="mt-5 max-w-prose break-words whitespace-pre-line">{post.feedback}</p>
            <Selections post={post} />
            {onEdit && (
              <Button ref={editButton} look="secondary" size="small" onClick={onEdit} className="mt-5">
                <Pencil aria-hidden className="size-4" />
                {trBlogs.edit}
              </Button>
            )}
          </>
        )}
        {record && <div className="mt-8 border-t border-line pt-8">{record}</div>}
        <div className="mt-8 border-t border-line pt-8">{children}</div>
      </div>
    </article>
  );
}

/** Selections and what became of them; nothing on posts that never had any. */
function Selections({ post: { selections, selection_changes, settlement_changes } }: { post: BlogDto }) {
  if (selections.length + selection_changes.length === 0) return null;
  return (
    <section aria-labelledby="selections" className="mt-6 flex flex-col gap-3">
      <h2 id="selections" className="text-base font-semibold">
        {trPicks.title}
      </h2>
      {selections.length > 0 ? (
        <SelectionList selections={selections} />
      ) : (
        <p className="text-sm text-muted">{trPicks.allRemoved}</p>
      )}
      <SelectionChanges changes={selection_changes} corrections={settlement_changes} />
    </section>
  );
}

/** On wide pages five twelfths of the widest that the page gets. */
const IMAGE_SIZES = '(width < 48rem) 100vw, 417px';

/** The image in its own proportions: on a coupon every line counts. A press opens it at full size. */
function FullImage({ post: { blogname, image_filename } }: { post: BlogDto }) {
  const image = (
    <div className="overflow-hidden rounded-card border border-line">
      <PostImage
        fileName={image_filename}
        alt={trBlogs.imageAlt(blogname)}
        fit="whole"
        sizes={IMAGE_SIZES}
        eager
      />
    </div>
  );
  if (!image_filename) return image;
  return (
    <a
      href={imageUrl(image_filename)}
      target="_blank"
      rel="noopener"
      title={trBlogs.openImage}
      className="block rounded-card"
    >
      {image}
    </a>
  );
}
