import { type FormEvent, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { readApiError, sessionIsOver } from '../../../api/api-error';
import { Spinner } from '../../../components/feedback/spinner';
import { buttonStyle } from '../../../components/form/button-style';
import { FormAlert } from '../../../components/form/form-alert';
import { TextAreaField } from '../../../components/form/text-area-field';
import { TextField } from '../../../components/form/text-field';
import { keepForReturn, useKeepingWhenLeft, useKeptDraft } from '../../../components/form/use-kept-draft';
import { trBlogs } from '../../../locale/tr-content';
import { usePostPickMutation } from '../blogs.api';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { checkFeedback, checkTitle, MAX_FEEDBACK } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';

interface Values {
  blogname: string;
  feedback: string;
  image: File | null;
}

const DRAFT = 'new-pick';

const EMPTY: Values = { blogname: '', feedback: '', image: null };

/** Server's names of the fields → the form's. */
const FIELDS: Readonly<Record<string, keyof Values>> = {
  blogname: 'blogname',
  feedback: 'feedback',
  imageFile: 'image',
};

/** A new post. What was entered stays until the server has it; then the fields are empty again. */
export function NewPickForm({ onPosted }: { onPosted: () => void }) {
  const [add] = usePostPickMutation();
  const draft = useKeptDraft(DRAFT);
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const { register, control, handleSubmit, formState, getValues, setError, clearErrors, reset } =
    useForm<Values>({
      defaultValues: { ...EMPTY, ...draft.kept },
    });
  useKeepingWhenLeft(draft, () => {
    const { blogname, feedback: text } = getValues();
    return { blogname, feedback: text };
  });
  const { errors, isSubmitting } = formState;
  const feedback = useWatch({ control, name: 'feedback' });
  // Two presses within one frame both come before the button is drawn as disabled.
  const sending = useRef(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending.current) return;
    sending.current = true;
    try {
      await handleSubmit(send)(event);
    } finally {
      sending.current = false;
    }
  };

  const send = async ({ blogname, feedback: text, image }: Values) => {
    if (image === null) return;
    setOutcome(null);
    const result = await add({ blogname: blogname.trim(), feedback: text.trim(), image });
    if (!result.error) {
      reset(EMPTY);
      setOutcome({ kind: 'success', text: trBlogs.sent });
      return onPosted();
    }
    const { message, fields } = readApiError(result.error);
    // The session is over and the login page is next: the texts wait for the editor's return.
    if (sessionIsOver(result.error)) keepForReturn(draft, { blogname, feedback: text });
    setOutcome({ kind: 'error', text: message });
    for (const [name, sentence] of Object.entries(fields)) {
      const field = FIELDS[name];
      if (field) setError(field, { message: sentence });
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-5">
      {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
      <TextField
        {...register('blogname', { validate: checkTitle })}
        label={trBlogs.title}
        error={errors.blogname?.message}
        autoComplete="off"
        readOnly={isSubmitting}
      />
      <TextAreaField
        {...register('feedback', { validate: checkFeedback })}
        label={trBlogs.feedback}
        error={errors.feedback?.message}
        counter={{ text: feedback, limit: MAX_FEEDBACK }}
        readOnly={isSubmitting}
      />
      <Controller
        control={control}
        name="image"
        rules={{ validate: (file) => imageProblem(file) ?? true }}
        render={({ field }) => (
          <ImagePicker
            label={trBlogs.image}
            file={field.value}
            onChange={(file) => {
              clearErrors('image');
              field.onChange(file);
            }}
            error={errors.image?.message ?? chosenProblem(field.value)}
            disabled={isSubmitting}
          />
        )}
      />
      <button
        type="submit"
        disabled={isSubmitting}
        className={buttonStyle('primary', 'normal', 'min-w-44 self-start')}
      >
        {isSubmitting && <Spinner />}
        {isSubmitting ? trBlogs.sending : trBlogs.send}
      </button>
    </form>
  );
}
