import { useState } from 'react';
import { Controller, type Path, useForm, useWatch } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import type { PostDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { trBlogs } from '../../../locale/tr-content';
import { trShell } from '../../../locale/tr-shell';
import { useChangeBlogMutation } from '../blogs.api';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { checkFeedback, checkTitle, MAX_FEEDBACK } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';

interface Values {
  blogname: string;
  feedback: string;
  image_filename: string;
  imageFile: File | null;
}

interface Props {
  post: PostDto;
  onSaved: () => void;
  onCancel: () => void;
}

/** A post in edit mode, filled with what it says. A new image takes the place of the stored one. */
export function PickEditor({ post, onSaved, onCancel }: Props) {
  const [change] = useChangeBlogMutation();
  const [failure, setFailure] = useState<string | null>(null);
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
  const stored = useWatch({ control, name: 'image_filename' });

  const save = handleSubmit(async ({ imageFile, ...texts }) => {
    setFailure(null);
    const changes = {
      blogname: texts.blogname.trim(),
      feedback: texts.feedback.trim(),
      image_filename: texts.image_filename,
    };
    const result = await change({ id: post.id, changes, image: imageFile });
    if (!result.error) return onSaved();
    const { message, fields } = readApiError(result.error);
    setFailure(message);
    for (const [name, sentence] of Object.entries(fields)) {
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
            stored={stored}
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
