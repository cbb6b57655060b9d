import { type FormEvent, useRef, useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { sessionIsOver } from '../../../api/api-error';
import { readUploadError } from '../../../api/upload-error';
import { Spinner } from '../../../kit/feedback/spinner';
import { buttonStyle } from '../../../kit/form/button-style';
import { FormAlert } from '../../../kit/form/form-alert';
import { TextAreaField } from '../../../kit/form/text-area-field';
import { TextField } from '../../../kit/form/text-field';
import { keepForReturn, useKeepingWhenLeft, useKeptDraft } from '../../../session/use-kept-draft';
import { trBlogs } from '../../../locale/tr-content';
import { usePostPickMutation } from '../../../api/endpoints';
import { chosenProblem, imageProblem } from '../rules/image-problem';
import { readSelections, wantedSelections, writeSelections } from '../rules/chosen-selections';
import { checkFeedback, checkTitle, MAX_FEEDBACK } from '../rules/pick-rules';
import { ImagePicker } from './image-picker';
import { SelectionsPart } from './selections/selections-part';
import { useChosenSelections } from './selections/use-chosen-selections';

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
  const { selections: keptSelections, ...keptTexts } = draft.kept;
  const selections = useChosenSelections(() => readSelections(keptSelections));
  const { register, control, handleSubmit, formState, getValues, setError, clearErrors, reset } =
    useForm<Values>({
      defaultValues: { ...EMPTY, ...keptTexts },
    });
  const written = () => {
    const { blogname, feedback: text } = getValues();
    return { blogname, feedback: text, selections: writeSelections(selections.chosen) };
  };
  useKeepingWhenLeft(draft, written);
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
    selections.refuse(null);
    const { chosen } = selections;
    const result = await add({
      blogname: blogname.trim(),
      feedback: text.trim(),
      image,
      ...(chosen.length > 0 && { selections: wantedSelections(chosen) }),
    });
    if (!result.error) {
      reset(EMPTY);
      selections.change([]);
      setOutcome({ kind: 'success', text: trBlogs.sent });
      return onPosted();
    }
    const refused = readUploadError(result.error, image, 'member');
    // The session is over and the login page is next: what was entered waits for the editor's return.
    if (sessionIsOver(result.error)) keepForReturn(draft, written());
    setOutcome({ kind: 'error', text: refused.message });
    selections.refuse(refused);
    for (const [name, sentence] of Object.entries(refused.fields)) {
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
      <SelectionsPart selections={selections} disabled={isSubmitting} />
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
