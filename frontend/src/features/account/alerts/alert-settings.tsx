import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { readApiError } from '../../../api/api-error';
import type { AlertChoicesDto, ProfileAnswer } from '../../../api/generated/wire';
import { Button } from '../../../components/form/button';
import { CheckboxField } from '../../../components/form/checkbox-field';
import { FormAlert } from '../../../components/form/form-alert';
import { TextField } from '../../../components/form/text-field';
import { trAlerts } from '../../../locale/tr-alerts';
import { useChangeAlertsMutation } from '../account.api';
import { Section } from '../components/section';
import { failureText } from '../requests/failure-text';
import { UNSAVED } from '../requests/use-reload-soon';
import { clockTime } from './clock-time';
import { TelegramLink } from './telegram-link';

const TIMES = [
  ['quiet_from', trAlerts.quietFrom],
  ['quiet_to', trAlerts.quietTo],
] as const;

const choicesOf = ({ alerts }: ProfileAnswer): AlertChoicesDto => ({
  email: alerts.email,
  telegram: alerts.telegram,
  quiet_from: alerts.quiet_from,
  quiet_to: alerts.quiet_to,
});

/** How one hears of matches that fit one's filters, and when not. */
export function AlertSettings({ profile }: { profile: ProfileAnswer }) {
  const { telegram_available: available, telegram_linked: linked } = profile.alerts;
  return (
    <Section title={trAlerts.title} text={trAlerts.text}>
      <Link
        to="/filtrelerim"
        className="mb-4 inline-block text-sm font-medium text-accent underline underline-offset-2"
      >
        {trAlerts.toFilters}
      </Link>
      <ChoicesForm profile={profile} />
      {available && <TelegramLink linked={linked} />}
    </Section>
  );
}

function ChoicesForm({ profile }: { profile: ProfileAnswer }) {
  const { telegram_available: available, telegram_linked: linked } = profile.alerts;
  const [save] = useChangeAlertsMutation();
  const [outcome, setOutcome] = useState<{ kind: 'success' | 'error'; text: string } | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm<AlertChoicesDto>({
    values: choicesOf(profile),
    // fresh data from the server doesn't replace what is being changed
    resetOptions: { keepDirtyValues: true },
  });

  const submit = handleSubmit(async (written) => {
    setOutcome(null);
    const choices = {
      ...written,
      quiet_from: clockTime(written.quiet_from)!,
      quiet_to: clockTime(written.quiet_to)!,
    };
    const { data, error } = await save(choices);
    if (data) {
      setOutcome({ kind: 'success', text: trAlerts.saved });
      // what was written otherwise stands as it was saved
      return reset(choices, { keepDirtyValues: false });
    }
    const { fields } = readApiError(error);
    const wrong = TIMES.filter(([name]) => fields[name] !== undefined);
    for (const [name] of wrong) setError(name, { message: fields[name] }, { shouldFocus: true });
    if (wrong.length === 0) setOutcome({ kind: 'error', text: failureText(error, trAlerts.failed) });
  });

  return (
    <form
      onSubmit={submit}
      noValidate
      className="flex flex-col gap-4"
      {...(formState.isDirty ? UNSAVED : {})}
    >
      {outcome && <FormAlert kind={outcome.kind}>{outcome.text}</FormAlert>}
      <fieldset className="flex flex-col gap-3 [overflow-wrap:anywhere]">
        <legend className="pb-2 text-sm font-medium">{trAlerts.channels}</legend>
        <CheckboxField {...register('email')} label={trAlerts.email(profile.email)} />
        {available && linked && <CheckboxField {...register('telegram')} label={trAlerts.telegram} />}
      </fieldset>
      <fieldset>
        <legend className="pb-2 text-sm font-medium">{trAlerts.quiet}</legend>
        <div className="grid grid-cols-2 gap-3">
          {TIMES.map(([name, label]) => (
            <TextField
              key={name}
              {...register(name, { validate: (text) => clockTime(text) !== null || trAlerts.notTime })}
              label={label}
              inputMode="numeric"
              maxLength={5}
              autoComplete="off"
              error={formState.errors[name]?.message}
            />
          ))}
        </div>
        <p className="mt-1.5 text-dense text-muted">{trAlerts.quietHint}</p>
      </fieldset>
      <Button type="submit" look="secondary" busy={formState.isSubmitting} className="self-start">
        {trAlerts.save}
      </Button>
    </form>
  );
}
