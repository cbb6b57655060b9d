import { useState } from 'react';
import { type FieldValues, type Path, useForm } from 'react-hook-form';
import { readApiError } from '../../../api/api-error';
import type { Outcome } from '../components/change-form';
import { failureText } from './failure-text';

interface Description<Values> {
  /** As the server holds them. */
  values: Values;
  /** Written values as they are saved; as they were written unless stated. */
  normalised?: (written: Values) => Values;
  save: (values: Values) => Promise<{ data?: unknown; error?: unknown }>;
  /** Told after a success. */
  saved: string;
  /** Told where the server says nothing better. */
  failed: string;
  onSaved?: () => void;
}

/** A form over values of the profile. What was typed stays when it is refused, and while fresh data comes in. */
export function useProfileValues<Values extends FieldValues>(description: Description<Values>) {
  const { values, normalised = (written) => written, save, saved, failed, onSaved } = description;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const { register, handleSubmit, formState, setError, reset } = useForm<Values>({
    values,
    resetOptions: { keepDirtyValues: true },
  });
  const onSubmit = handleSubmit(async (written) => {
    setOutcome(null);
    const sent = normalised(written as Values);
    const { data, error } = await save(sent);
    if (data !== undefined) {
      setOutcome({ kind: 'success', text: saved });
      // what was written otherwise stands as it was saved
      reset(sent, { keepDirtyValues: false });
      return onSaved?.();
    }
    const { fields } = readApiError(error);
    const wrong = (Object.keys(values) as Path<Values>[]).filter((name) => fields[name] !== undefined);
    for (const name of wrong) setError(name, { message: fields[name] }, { shouldFocus: true });
    if (wrong.length === 0) setOutcome({ kind: 'error', text: failureText(error, failed) });
  });
  return {
    register,
    errors: formState.errors,
    form: { onSubmit, outcome, dirty: formState.isDirty, busy: formState.isSubmitting },
  };
}
