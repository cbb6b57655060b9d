import { useState } from 'react';
import { readApiError } from '../../../api/api-error';
import { type Fields, useForm } from '../../../kit/form/use-form';
import { failureText } from './failure-text';

interface Description<Values> {
  /** As the server holds them. */
  values: Values;
  checks?: Fields<Values>['checks'];
  /** Written values as they are saved; as they were written unless stated. */
  normalised?: (written: Values) => Values;
  save: (values: Values) => Promise<{ data?: unknown; error?: unknown }>;
  /** Told after a success. */
  success: string;
  /** Told where the server says nothing better. */
  failed: string;
  onSaved?: () => void;
}

/** A form over values of the profile. What was typed stays when it is refused, and while fresh data comes in. */
export function useProfileValues<Values extends object>(description: Description<Values>) {
  const { values, checks, normalised = (written) => written, save, success, failed, onSaved } = description;
  const [saved, setSaved] = useState<string | null>(null);
  const [stored, setStored] = useState<{ values: Values; insteadOf: string } | null>(null);
  const given = JSON.stringify(values);
  // what was written otherwise stands as it was saved, until the server says something else
  const start = stored?.insteadOf === given ? stored.values : values;
  const form = useForm({ start, checks }, async (written, reset) => {
    setSaved(null);
    const sent = normalised(written);
    const { data, error } = await save(sent);
    if (data === undefined) {
      const { fields } = readApiError(error);
      return Object.keys(values).some((name) => fields[name] !== undefined)
        ? { fields }
        : { message: failureText(error, failed) };
    }
    setSaved(success);
    setStored({ values: sent, insteadOf: given });
    reset();
    onSaved?.();
  });
  return { ...form, saved };
}
