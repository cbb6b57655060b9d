import { Ban } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Answer } from '../../../api/answer';
import { notify } from '../../../kit/feedback/notices';
import { formatCount } from '../../../lib/format';
import { trComments } from '../../../locale/tr-content';
import { commentAnchor, commentOfHash } from '../thread/comment-anchor';
import { useListCommentsQuery } from '../../../api/generated/screens';
import { countComments, shownThread } from '../thread/shown-thread';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-item';

/** The comments of a post, and where to write one. */
export function CommentSection({ blogId }: { blogId: number }) {
  const answer = useListCommentsQuery(blogId, {
    refetchOnMountOrArgChange: true,
  });
  const [replyingTo, setReplyingTo] = useState<number | null>(null);
  const [wanted, setWanted] = useWantedComment(answer.data?.comments);
  const sent = (id: number) => {
    setReplyingTo(null);
    setWanted(id);
    notify({ kind: 'success', text: trComments.sent, name: 'comment' });
  };
  return (
    <section aria-labelledby="comments" aria-busy={answer.isFetching}>
      <h2 id="comments" className="flex items-baseline gap-3 text-xl font-semibold">
        {trComments.title}
        {answer.data && (
          <span className="text-dense font-normal text-muted tabular-nums">
            {trComments.count(formatCount(countComments(answer.data.comments)))}
          </span>
        )}
      </h2>
      <Answer of={answer} skeleton={<Skeleton />}>
        {({ is_blocked, blocked_reason, comments }) => (
          <>
            <div className="mt-4 rounded-card border border-line bg-surface p-4 sm:p-5">
              {is_blocked ? (
                <Blocked reason={blocked_reason} />
              ) : (
                <CommentForm blogId={blogId} parent={null} onSent={sent} />
              )}
            </div>
            <div className="mt-4">
              {comments.length > 0 ? (
                <CommentList
                  comments={shownThread(comments)}
                  thread={{
                    blogId,
                    closed: is_blocked,
                    wanted,
                    replyingTo,
                    onReply: setReplyingTo,
                    onSent: sent,
                  }}
                />
              ) : (
                <p className="py-4 text-muted">
                  {trComments.none} {!is_blocked && trComments.noneHint}
                </p>
              )}
            </div>
          </>
        )}
      </Answer>
    </section>
  );
}

function Blocked({ reason }: { reason: string | undefined }) {
  return (
    <div className="flex items-start gap-2.5 text-sm">
      <Ban aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" />
      <div className="min-w-0">
        <p>{trComments.blocked}</p>
        {reason && <p className="mt-1 break-words text-muted">{trComments.blockedReason(reason)}</p>}
      </div>
    </div>
  );
}

function Skeleton() {
  return (
    <div role="status" className="mt-4 flex flex-col gap-4">
      <span className="sr-only">{trComments.loading}</span>
      {[0, 1, 2].map((place) => (
        <div key={place} aria-hidden className="flex flex-col gap-2 py-2">
          <div className="shimmer h-4 w-40" />
          <div className="shimmer h-4 w-full max-w-prose" />
        </div>
      ))}
    </div>
  );
}

/** Leads to a comment as soon as it is there: the one that the address names, or the one just written. */
function useWantedComment(comments: unknown) {
  const { hash } = useLocation();
  const [wanted, setWanted] = useState(() => commentOfHash(hash));
  const found = useRef<number | null>(null);
  useEffect(() => {
    if (wanted === null || found.current === wanted) return;
    // A new screen scrolls to its top first.
    const frame = requestAnimationFrame(() => {
      const element = document.getElementById(commentAnchor(wanted));
      if (!element) return;
      found.current = wanted;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      element.focus({ preventScroll: true });
      element.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'center' });
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, comments]);
  return [wanted, setWanted] as const;
}
