import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import { Button } from '../../../components/form/button';
import { FormAlert } from '../../../components/form/form-alert';
import { TextField } from '../../../components/form/text-field';
import { tr } from '../../../locale/tr';
import { useSetTelegramLinkMutation } from '../account.api';
import { failureText } from '../failure-text';
import { UNSAVED } from '../use-reload-soon';
import { Section } from './section';

/** The link to one's Telegram account. */
export function TelegramForm({ link, onSaved }: { link: string; onSaved: () => void }) {
  const [save] = useSetTelegramLinkMutation();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm({
    values: { tg_link: link },
    // a link that comes anew from the server doesn't replace one that is being typed
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
    const { tg_link: sentence } = readApiError(error).fields;
    if (sentence) setError('tg_link', { message: sentence }, { shouldFocus: true });
    else setOutcome({ kind: 'error', text: failureText(error, tr.profile.telegramFailed) });
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
        <TextField
          {...register('tg_link')}
          label={tr.profile.telegram}
          hint={tr.profile.telegramHint}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={255}
          error={formState.errors.tg_link?.message}
        />
        <Button type="submit" look="secondary" busy={formState.isSubmitting} className="self-start">
          {tr.profile.update}
        </Button>
      </form>
    </Section>
  );
}
