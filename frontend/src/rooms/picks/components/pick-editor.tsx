import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { readUploadError } from '../../../api/upload-error';
import { useChangeBlogMutation } from '../../../api/endpoints';
import type { BlogDto } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { Notice } from '../../../kit/feedback/notice';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { trBlogs } from '../../../locale/tr-content';
import { trPicks } from '../../../locale/tr-picks';
import { trShell } from '../../../locale/tr-shell';
import {
  sameSelections,
  storedSelections,
  wantedSelections,
  withdrawnSelections,
} from '../rules/chosen-selections';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { isFrozen } from '../rules/kick-off';
import { MAX_FEEDBACK, TEXT_CHECKS } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';
import { SelectionList } from './selections/selection-list';
import { SelectionsPart } from './selections/selections-part';
import { useChosenSelections } from './selections/use-chosen-selections';

const CHECKS = {
  ...TEXT_CHECKS,
  imageFile: (file: File | null) => (file && imageProblem(file)) ?? undefined,
};

interface Props {
  post: BlogDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** A post in edit mode, filled with what it says. A new image takes the place of the stored one. */
export function PickEditor({ post, onSaved, onCancel }: Props) {
  const [save] = useChangeBlogMutation();
  const [stored] = useState(() => storedSelections(post.selections));
  const [withdrawn] = useState(() => withdrawnSelections(post.selection_changes));
  const [frozen] = useState(() => isFrozen(post, new Date()));
  const selections = useChosenSelections(() => stored);
  const [start] = useState({
    blogname: post.blogname,
    feedback: post.feedback,
    image_filename: post.image_filename ?? '',
    imageFile: null as File | null,
  });
  const { form, field, values, errors, failure, busy, change } = useForm(
    { start, checks: CHECKS },
    async ({ imageFile, ...texts }) => {
      selections.refuse(null);
      const { chosen } = selections;
      const changes = {
        blogname: texts.blogname.trim(),
        feedback: texts.feedback.trim(),
        image_filename: texts.image_filename,
        ...(!sameSelections(chosen, stored) && { selections: wantedSelections(chosen) }),
      };
      const result = await save({ id: post.id, changes, image: imageFile });
      if (!result.error) return onSaved();
      const refused = imageFile
        ? readUploadError(result.error, imageFile, 'member')
        : readApiError(result.error);
      selections.refuse(refused);
      return refused;
    },
  );

  return (
    <form {...form} className="flex flex-col gap-5">
      {failure && <Notice kind="error">{failure}</Notice>}
      <TextField {...field('blogname')} label={trBlogs.title} autoComplete="off" autoFocus />
      <TextAreaField {...field('feedback')} label={trBlogs.feedback} limit={MAX_FEEDBACK} />
      <ImagePicker
        label={trBlogs.image}
        file={values.imageFile}
        stored={values.image_filename}
        onRemoveStored={() => change('image_filename', '')}
        onChange={(file) => change('imageFile', file)}
        error={errors.imageFile ?? errors.image_filename ?? chosenProblem(values.imageFile)}
        disabled={busy}
      />
      {frozen ? (
        <div className="flex flex-col gap-2">
          <h2 className="text-sm font-medium">{trPicks.title}</h2>
          <p className="text-dense text-muted">{trPicks.frozen}</p>
          {post.selections.length > 0 && <SelectionList selections={post.selections} />}
        </div>
      ) : (
        <SelectionsPart selections={selections} stored={stored} withdrawn={withdrawn} disabled={busy} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {trBlogs.save}
        </Button>
        <Button look="secondary" onClick={onCancel} disabled={busy}>
          {trShell.common.cancel}
        </Button>
      </div>
    </form>
  );
}
