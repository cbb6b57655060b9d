import { CornerDownRight, Reply } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../kit/form/button';
import { classNames } from '../../../lib/class-names';
import { formatInstant } from '../../../lib/format';
import { trComments } from '../../../locale/tr-content';
import { commentAnchor } from '../thread/comment-anchor';
import type { ShownComment } from '../thread/shown-thread';
import { CommentForm } from './comment-form';

export interface ThreadState {
  blogId: number;
  /** Replies are closed: the reader is blocked. */
  closed: boolean;
  /** The comment that the reader was led to. */
  wanted: number | null;
  /** The comment whose reply form is open. */
  replyingTo: number | null;
  onReply: (id: number | null) => void;
  onSent: (id: number) => void;
}

/** One comment with its reply form and the replies below it. All text is plain text. */
function CommentItem({ shown, thread }: { shown: ShownComment; thread: ThreadState }) {
  const { comment, answers, replies } = shown;
  const replyButton = useRef<HTMLButtonElement>(null);
  const replying = thread.replyingTo === comment.id;
  const cancel = () => {
    thread.onReply(null);
    replyButton.current?.focus();
  };
  return (
    <li>
      <article
        id={commentAnchor(comment.id)}
        tabIndex={-1}
        aria-label={comment.author}
        className={classNames(
          'scroll-mt-[calc(var(--header-height)+1rem)] py-3',
          thread.wanted === comment.id && '-mx-3 rounded-md bg-accent-soft px-3',
        )}
      >
        <header className="flex flex-wrap items-baseline gap-x-2 text-dense text-muted">
          {!comment.is_deleted && (
            <span className="min-w-0 text-sm font-semibold break-words text-text">{comment.author}</span>
          )}
          <time dateTime={comment.date}>{formatInstant(comment.date)}</time>
          {answers !== null && (
            <span className="inline-flex items-baseline gap-1">
              <CornerDownRight aria-hidden className="size-3 self-center" />
              {trComments.replyTo(answers)}
            </span>
          )}
        </header>
        <p
          className={classNames(
            'mt-1 max-w-prose break-words whitespace-pre-wrap',
            comment.is_deleted && 'text-muted italic',
          )}
        >
          {comment.is_deleted ? trComments.deleted : comment.content}
        </p>
        {!comment.is_deleted && !thread.closed && (
          <Button
            ref={replyButton}
            look="quiet"
            size="small"
            className="-ml-2.5 mt-1 text-muted"
            aria-label={trComments.replyButton(comment.author)}
            aria-expanded={replying}
            onClick={() => thread.onReply(replying ? null : comment.id)}
          >
            <Reply aria-hidden className="size-4" />
            {trComments.reply}
          </Button>
        )}
        {replying && (
          <div className="mt-2">
            <CommentForm blogId={thread.blogId} parent={comment} onSent={thread.onSent} onCancel={cancel} />
          </div>
        )}
      </article>
      {replies.length > 0 && <CommentList comments={replies} thread={thread} nested />}
    </li>
  );
}

interface ListProps {
  comments: readonly ShownComment[];
  thread: ThreadState;
  nested?: boolean;
}

/** Comments of one level. */
export function CommentList({ comments, thread, nested = false }: ListProps) {
  return (
    <ul
      aria-label={nested ? undefined : trComments.listLabel}
      className={nested ? 'border-l-2 border-line pl-3 sm:pl-5' : 'divide-y divide-line'}
    >
      {comments.map((shown) => (
        <CommentItem key={shown.comment.id} shown={shown} thread={thread} />
      ))}
    </ul>
  );
}
