import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** What is wrong, by the name of the field. */
export type FieldErrors<Name extends string> = Partial<Record<Name, string>>;

/** By the name of each field: what is wrong with its text, if anything. A ticked box has a text, an unticked none. */
type Checks<Name extends string> = Readonly<Record<Name, (text: string) => string | undefined>>;

/**
 * A form of a few boxes without the form library, which would be a tenth of everything that a first visit loads.
 * Behaves like it: nothing is said before the first try, then each change is checked; the first wrong box gets the
 * keyboard. `send` may return what the server found wrong.
 */
export function useSmallForm<Name extends string>(
  checks: Checks<Name>,
  send: (values: Record<Name, string>) => Promise<FieldErrors<Name> | void>,
) {
  const [errors, setErrors] = useState<FieldErrors<Name>>({});
  const [busy, setBusy] = useState(false);
  const tried = useRef(false);
  const names = Object.keys(checks) as Name[];

  const check = (form: HTMLFormElement) => {
    const values = Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
    const found = names.map((name) => [name, checks[name](values[name]!)] as const);
    return {
      values: values as Record<Name, string>,
      wrong: Object.fromEntries(found.filter(([, error]) => error !== undefined)) as FieldErrors<Name>,
    };
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const form = event.currentTarget;
    const { values, wrong } = check(form);
    tried.current = true;
    setErrors(wrong);
    const first = names.find((name) => wrong[name] !== undefined);
    if (first) {
      (form.elements.namedItem(first) as HTMLElement).focus();
      return;
    }
    setBusy(true);
    try {
      setErrors((await send(values)) ?? {});
    } finally {
      setBusy(false);
    }
  };

  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    if (!tried.current) return;
    // eslint-disable-next-line no-restricted-syntax -- React types it as the listening form; it is the changed box
    const { name } = event.target as unknown as HTMLInputElement;
    const { wrong } = check(event.currentTarget);
    setErrors({ ...errors, [name]: wrong[name as Name] });
  };

  return { form: { onSubmit, onChange, noValidate: true }, errors, busy };
}

function textOf(form: HTMLFormElement, name: string): string {
  const box = form.elements.namedItem(name) as HTMLInputElement;
  return box.type === 'checkbox' && !box.checked ? '' : box.value;
}
