import { Pencil } from 'lucide-react';
import { type ReactNode, type Ref } from 'react';
import type { PostDto } from '../../../api/generated/wire';
import { PostImage } from '../../../components/media/post-image';
import { Button } from '../../../components/form/button';
import { formatInstant } from '../../../lib/format';
import { imageUrl } from '../../../lib/image-url';
import { trBlogs } from '../../../locale/tr-content';

interface Props {
  post: PostDto;
  /** Undefined for those who may not edit. */
  onEdit?: () => void;
  editButton?: Ref<HTMLButtonElement>;
  /** Stands in place of the text: the form of the edit mode. */
  form: ReactNode | null;
  /** Below the text. */
  children: ReactNode;
}

/** A whole post: image, title, author, date and text. */
export function PostView({ post, onEdit, editButton, form, children }: Props) {
  return (
    <article className="grid gap-6 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-8">
      <div className="md:sticky md:top-[calc(var(--header-height)+16px)] md:self-start">
        <FullImage post={post} />
      </div>
      <div className="min-w-0">
        {form ?? (
          <>
            <h1 className="text-xl font-semibold text-balance break-words sm:text-3xl">{post.blogname}</h1>
            <p className="mt-2 flex flex-wrap items-baseline gap-x-3 text-sm text-muted">
              <span className="min-w-0 font-medium break-words text-text">{post.author}</span>
              <time dateTime={post.date}>{formatInstant(post.date)}</time>
            </p>
            <p className="mt-5 max-w-prose break-words whitespace-pre-line">{post.feedback}</p>
            {onEdit && (
              <Button ref={editButton} look="secondary" size="small" onClick={onEdit} className="mt-5">
                <Pencil aria-hidden className="size-4" />
                {trBlogs.edit}
              </Button>
            )}
          </>
        )}
        <div className="mt-8 border-t border-line pt-8">{children}</div>
      </div>
    </article>
  );
}

/** On wide pages five twelfths of the widest that the page gets. */
const IMAGE_SIZES = '(max-width: 767px) 100vw, 417px';

/** The image in its own proportions: on a coupon every line counts. A press opens it at full size. */
function FullImage({ post: { blogname, image_filename } }: { post: PostDto }) {
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
