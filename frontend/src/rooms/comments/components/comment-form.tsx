import { useId } from 'react';
import { readApiError, sessionIsOver } from '../../../api/api-error';
import { Button } from '../../../kit/form/button';
import { limited } from '../../../kit/form/checks';
import { Notice } from '../../../kit/feedback/notice';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { useForm } from '../../../kit/form/use-form';
import { keepForReturn, useKeepingWhenLeft, useKeptDraft } from '../../../session/use-kept-draft';
import { trComments } from '../../../locale/tr-content';
import { trShell } from '../../../locale/tr-shell';
import { useWriteCommentMutation } from '../../../api/generated/screens';

/** Longest comment. */
const MAX_COMMENT = 2000;

const EMPTY = { content: '' };
const CHECKS = { content: limited(MAX_COMMENT, trComments.required, trComments.tooLong) };

interface Props {
  blogId: number;
  /** The comment that is answered; null for a comment of its own. */
  parent: { id: number; author: string } | null;
  /** The server has the comment. */
  onSent: (id: number) => void;
  /** Undefined where there is nothing to close. */
  onCancel?: () => void;
}

/** Writes a comment or a reply. The text stays until the server has it. */
export function CommentForm({ blogId, parent, onSent, onCancel }: Props) {
  const [add] = useWriteCommentMutation();
  const draft = useKeptDraft(`comment-${blogId}-${parent?.id ?? ''}`);
  const fields = { start: EMPTY, draft: draft.kept, checks: CHECKS };
  const { form, field, values, failure, busy, read, reset } = useForm(fields, async ({ content }, clear) => {
    const comment = { content: content.trim(), ...(parent && { parent_id: parent.id }) };
    const result = await add({ id: blogId, body: comment });
    if (result.data) {
      clear();
      return onSent(result.data.id);
    }
    // The session is over and the login page is next: the text waits for the writer's return.
    if (sessionIsOver(result.error)) keepForReturn(draft, { content });
    const refused = readApiError(result.error);
    return { ...refused, message: refused.fields.parent_id ?? refused.message };
  });
  useKeepingWhenLeft(draft, () => ({ ...read() }));
  const rules = useId();

  const cancel =
    onCancel &&
    (() => {
      reset();
      onCancel();
    });

  return (
    <form
      {...form}
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onCancel && values.content === '') onCancel();
      }}
    >
      <TextAreaField
        {...field('content')}
        label={parent ? trComments.replyLabel(parent.author) : trComments.label}
        placeholder={trComments.placeholder}
        limit={MAX_COMMENT}
        rows={parent ? 3 : 4}
        autoFocus={parent !== null}
        readOnly={busy}
      />
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" busy={busy} aria-describedby={parent ? undefined : rules}>
          {parent ? trComments.sendReply : trComments.send}
        </Button>
        {cancel && (
          <Button look="quiet" size="small" onClick={cancel} disabled={busy}>
            {trShell.common.cancel}
          </Button>
        )}
        {!parent && (
          <p id={rules} className="text-dense text-muted max-sm:w-full">
            {trComments.rules}
          </p>
        )}
      </div>
    </form>
  );
}
