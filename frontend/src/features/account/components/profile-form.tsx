import { type InputHTMLAttributes, useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import type { ProfileAnswer, TelegramLinkDto } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { TextField } from '../../../components/form/text-field';
import { tr } from '../../../locale/tr';
import { useSetTelegramLinkMutation } from '../account.api';
import { failureText } from '../requests/failure-text';
import { UNSAVED } from '../requests/use-reload-soon';
import { Section } from './section';

type Values = Required<TelegramLinkDto>;

interface ProfileField extends Pick<InputHTMLAttributes<HTMLInputElement>, 'inputMode' | 'maxLength'> {
  /** Name in the profile and in the request that changes it. */
  name: keyof Values & keyof ProfileAnswer;
  label: string;
  hint?: string;
}

/** What members change of their profile. */
const FIELDS: readonly ProfileField[] = [
  {
    name: 'tg_link',
    label: tr.profile.telegram,
    hint: tr.profile.telegramHint,
    inputMode: 'url',
    maxLength: 255,
  },
];

const valuesOf = (profile: ProfileAnswer) =>
  Object.fromEntries(FIELDS.map(({ name }) => [name, profile[name]])) as Values;

/** The form with the parts of the profile that members edit. */
export function ProfileForm({ profile, onSaved }: { profile: ProfileAnswer; onSaved: () => void }) {
  const [save] = useSetTelegramLinkMutation();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm<Values>({
    values: valuesOf(profile),
    // fresh data from the server doesn't replace what is being typed
    resetOptions: { keepDirtyValues: true },
  });

  const submit = handleSubmit(async (values) => {
    setOutcome(null);
    const { data, error } = await save(values);
    if (data) {
      setOutcome({ kind: 'success', text: tr.profile.telegramSaved });
      reset(values);
      return onSaved();
    }
    const { fields } = readApiError(error);
    const wrong = FIELDS.filter(({ name }) => fields[name] !== undefined);
    for (const { name } of wrong) setError(name, { message: fields[name] }, { shouldFocus: true });
    if (wrong.length === 0)
      setOutcome({ kind: 'error', text: failureText(error, tr.profile.telegramFailed) });
  });

  return (
    <Section title={tr.profile.telegram}>
      <form
        onSubmit={submit}
        noValidate
        className="flex flex-col gap-4"
        {...(formState.isDirty ? UNSAVED : {})}
      >
        {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
        {FIELDS.map(({ name, ...field }) => (
          <TextField
            key={name}
            {...register(name)}
            {...field}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            error={formState.errors[name]?.message}
          />
        ))}
        <Button type="submit" look="secondary" busy={formState.isSubmitting} className="self-start">
          {tr.profile.update}
        </Button>
      </form>
    </Section>
  );
}
