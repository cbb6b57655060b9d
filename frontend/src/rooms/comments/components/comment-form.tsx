import { useId, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { readApiError, sessionIsOver } from '../../../api/api-error';
import { Button } from '../../../kit/form/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { keepForReturn, useKeepingWhenLeft, useKeptDraft } from '../../../session/use-kept-draft';
import { textLength } from '../../../lib/text-length';
import { trComments } from '../../../locale/tr-content';
import { trShell } from '../../../locale/tr-shell';
import { useWriteCommentMutation } from '../../../api/generated/screens';

/** Longest comment. */
const MAX_COMMENT = 2000;

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
  const [failure, setFailure] = useState<string | null>(null);
  const draft = useKeptDraft(`comment-${blogId}-${parent?.id ?? ''}`);
  const { register, control, handleSubmit, formState, getValues, reset, setError } = useForm({
    defaultValues: { content: draft.kept.content ?? '' },
  });
  useKeepingWhenLeft(draft, () => getValues());
  const content = useWatch({ control, name: 'content' });
  const rules = useId();

  const send = handleSubmit(async (values) => {
    setFailure(null);
    const comment = { content: values.content.trim(), ...(parent && { parent_id: parent.id }) };
    const result = await add({ id: blogId, body: comment });
    if (result.data) {
      reset({ content: '' });
      return onSent(result.data.id);
    }
    const { message, fields } = readApiError(result.error);
    // The session is over and the login page is next: the text waits for the writer's return.
    if (sessionIsOver(result.error)) keepForReturn(draft, values);
    setFailure(fields.parent_id ?? message);
    if (fields.content) setError('content', { message: fields.content });
  });

  const cancel =
    onCancel &&
    (() => {
      reset({ content: '' });
      onCancel();
    });

  return (
    <form
      onSubmit={send}
      noValidate
      className="flex flex-col gap-3"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && onCancel && content === '') onCancel();
      }}
    >
      <TextAreaField
        {...register('content', { validate: checkComment })}
        label={parent ? trComments.replyLabel(parent.author) : trComments.label}
        placeholder={trComments.placeholder}
        error={formState.errors.content?.message}
        counter={{ text: content, limit: MAX_COMMENT }}
        rows={parent ? 3 : 4}
        autoFocus={parent !== null}
        readOnly={formState.isSubmitting}
      />
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          size="small"
          busy={formState.isSubmitting}
          aria-describedby={parent ? undefined : rules}
        >
          {parent ? trComments.sendReply : trComments.send}
        </Button>
        {cancel && (
          <Button look="quiet" size="small" onClick={cancel} disabled={formState.isSubmitting}>
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

function checkComment(text: string): true | string {
  if (text.trim() === '') return trComments.required;
  return textLength(text.trim()) <= MAX_COMMENT || trComments.tooLong;
}
