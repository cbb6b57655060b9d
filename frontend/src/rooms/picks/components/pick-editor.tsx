import { useState } from 'react';
import { Controller, type Path, useForm, useWatch } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { readUploadError } from '../../../api/upload-error';
import { useChangeBlogMutation } from '../../../api/endpoints';
import type { BlogDto } from '../../../api/generated/wire';
import { Button } from '../../../kit/form/button';
import { FormAlert } from '../../../kit/form/form-alert';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { trBlogs } from '../../../locale/tr-content';
import { trPicks } from '../../../locale/tr-picks';
import { trShell } from '../../../locale/tr-shell';
import { sameSelections, storedSelections, wantedSelections } from '../rules/chosen-selections';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { hasBegun } from '../rules/kick-off';
import { checkFeedback, checkTitle, MAX_FEEDBACK } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';
import { SelectionList } from './selections/selection-list';
import { SelectionsPart } from './selections/selections-part';
import { useChosenSelections } from './selections/use-chosen-selections';

interface Values {
  blogname: string;
  feedback: string;
  image_filename: string;
  imageFile: File | null;
}

interface Props {
  post: BlogDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** A post in edit mode, filled with what it says. A new image takes the place of the stored one. */
export function PickEditor({ post, onSaved, onCancel }: Props) {
  const [change] = useChangeBlogMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const [stored] = useState(() => storedSelections(post.selections));
  const [frozen] = useState(() => hasBegun(post.selections, new Date()));
  const selections = useChosenSelections(() => stored);
  const defaultValues: Values = {
    blogname: post.blogname,
    feedback: post.feedback,
    image_filename: post.image_filename ?? '',
    imageFile: null,
  };
  const { register, control, handleSubmit, formState, setError, clearErrors, setValue } = useForm<Values>({
    defaultValues,
  });
  const { errors, isSubmitting } = formState;
  const feedback = useWatch({ control, name: 'feedback' });
  const storedImage = useWatch({ control, name: 'image_filename' });

  const save = handleSubmit(async ({ imageFile, ...texts }) => {
    setFailure(null);
    selections.refuse(null);
    const { chosen } = selections;
    const changes = {
      blogname: texts.blogname.trim(),
      feedback: texts.feedback.trim(),
      image_filename: texts.image_filename,
      ...(!sameSelections(chosen, stored) && { selections: wantedSelections(chosen) }),
    };
    const result = await change({ id: post.id, changes, image: imageFile });
    if (!result.error) return onSaved();
    const refused = imageFile
      ? readUploadError(result.error, imageFile, 'member')
      : readApiError(result.error);
    setFailure(refused.message);
    selections.refuse(refused);
    for (const [name, sentence] of Object.entries(refused.fields)) {
      if (name in defaultValues) setError(name as Path<Values>, { message: sentence });
    }
  });

  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      {failure && <FormAlert kind="error">{failure}</FormAlert>}
      <TextField
        {...register('blogname', { validate: checkTitle })}
        label={trBlogs.title}
        error={errors.blogname?.message}
        autoComplete="off"
        autoFocus
      />
      <TextAreaField
        {...register('feedback', { validate: checkFeedback })}
        label={trBlogs.feedback}
        error={errors.feedback?.message}
        counter={{ text: feedback, limit: MAX_FEEDBACK }}
      />
      <Controller
        control={control}
        name="imageFile"
        rules={{ validate: (file) => (file ? (imageProblem(file) ?? true) : true) }}
        render={({ field }) => (
          <ImagePicker
            label={trBlogs.image}
            file={field.value}
            stored={storedImage}
            onRemoveStored={() => setValue('image_filename', '')}
            onChange={(file) => {
              clearErrors('imageFile');
              field.onChange(file);
            }}
            error={errors.imageFile?.message ?? errors.image_filename?.message ?? chosenProblem(field.value)}
            disabled={isSubmitting}
          />
        )}
      />
      {frozen ? (
        <div className="flex flex-col gap-2">
          <h2 className="text-sm font-medium">{trPicks.title}</h2>
          <p className="text-dense text-muted">{trPicks.frozen}</p>
          <SelectionList selections={post.selections} />
        </div>
      ) : (
        <SelectionsPart selections={selections} stored={stored} disabled={isSubmitting} />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={isSubmitting}>
          {trBlogs.save}
        </Button>
        <Button look="secondary" onClick={onCancel} disabled={isSubmitting}>
          {trShell.common.cancel}
        </Button>
      </div>
    </form>
  );
}
