import { useState } from 'react';
import { sessionIsOver } from '../../../api/api-error';
import { readUploadError } from '../../../api/upload-error';
import { Spinner } from '../../../kit/feedback/spinner';
import { buttonStyle } from '../../../kit/form/button-style';
import { Notice } from '../../../kit/feedback/notice';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { keepForReturn, useKeepingWhenLeft, useKeptDraft } from '../../../session/use-kept-draft';
import { trBlogs } from '../../../locale/tr-content';
import { usePostPickMutation } from '../../../api/endpoints';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { readSelections, wantedSelections, writeSelections } from '../rules/chosen-selections';
import { MAX_FEEDBACK, TEXT_CHECKS } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';
import { SelectionsPart } from './selections/selections-part';
import { useChosenSelections } from './selections/use-chosen-selections';

const DRAFT = 'new-pick';

const EMPTY = { blogname: '', feedback: '', image: null as File | null };
const CHECKS = { ...TEXT_CHECKS, image: (file: File | null) => imageProblem(file) ?? undefined };

/** What is kept of a post that isn't sent yet. */
const textsOf = (
  { blogname, feedback }: Omit<typeof EMPTY, 'image'>,
  chosen: Parameters<typeof writeSelections>[0],
) => ({ blogname, feedback, selections: writeSelections(chosen) });

/** A new post. What was entered stays until the server has it; then the fields are empty again. */
export function NewPickForm({ onPosted }: { onPosted: () => void }) {
  const [add] = usePostPickMutation();
  const draft = useKeptDraft(DRAFT);
  const [sent, setSent] = useState(false);
  const { selections: keptSelections, ...keptTexts } = draft.kept;
  const selections = useChosenSelections(() => readSelections(keptSelections));
  const fields = { start: EMPTY, draft: keptTexts, checks: CHECKS };
  const { form, field, values, errors, failure, busy, change, read } = useForm(
    fields,
    async ({ image, ...written }, reset) => {
      if (image === null) return;
      setSent(false);
      selections.refuse(null);
      const { chosen } = selections;
      const result = await add({
        blogname: written.blogname.trim(),
        feedback: written.feedback.trim(),
        image,
        ...(chosen.length > 0 && { selections: wantedSelections(chosen) }),
      });
      if (!result.error) {
        reset();
        selections.change([]);
        setSent(true);
        return onPosted();
      }
      const refused = readUploadError(result.error, image, 'member');
      // The session is over and the login page is next: what was entered waits for the editor's return.
      if (sessionIsOver(result.error)) keepForReturn(draft, textsOf(written, chosen));
      selections.refuse(refused);
      return { message: refused.message, fields: { ...refused.fields, image: refused.fields.imageFile } };
    },
  );
  useKeepingWhenLeft(draft, () => textsOf(read(), selections.chosen));

  return (
    <form {...form} className="flex flex-col gap-5">
      {failure && <Notice kind="error">{failure}</Notice>}
      {sent && <Notice kind="success">{trBlogs.sent}</Notice>}
      <TextField {...field('blogname')} label={trBlogs.title} autoComplete="off" readOnly={busy} />
      <TextAreaField {...field('feedback')} label={trBlogs.feedback} limit={MAX_FEEDBACK} readOnly={busy} />
      <ImagePicker
        label={trBlogs.image}
        file={values.image}
        onChange={(file) => change('image', file)}
        error={errors.image ?? chosenProblem(values.image)}
        disabled={busy}
      />
      <SelectionsPart selections={selections} disabled={busy} />
      <button
        type="submit"
        disabled={busy}
        className={buttonStyle('primary', 'normal', 'min-w-44 self-start')}
      >
        {busy && <Spinner />}
        {busy ? trBlogs.sending : trBlogs.send}
      </button>
    </form>
  );
}
