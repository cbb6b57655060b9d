import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** What is wrong, by the name of the field. */
type FieldErrors<Values> = Partial<Record<keyof Values & string, string>>;

/** Why something was not accepted: a sentence for the whole form, and those beside its fields. */
export interface Refusal {
  message?: string;
  fields?: Readonly<Record<string, string | undefined>>;
}

export interface Fields<Values> {
  /** What stands in the form before something is written. Fresh values show where nothing was written. */
  start: Values;
  /** Written before, and neither sent nor thrown away. */
  draft?: Partial<NoInfer<Values>>;
  /** By the name of a field: what is wrong with its value, if anything. */
  checks?: { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | undefined };
}

interface Held<Values> {
  written: Partial<Values>;
  /** What the form was set to, in the place of the values that it had got. */
  set: { to: Values; insteadOf: Values } | null;
}

type NamesOf<Values, Kind> = {
  [Name in keyof Values]: Values[Name] extends Kind ? Name : never;
}[keyof Values] &
  string;

/**
 * The values of a form and what is wrong with them. Nothing is said before the first try, then each change is checked;
 * the first wrong box gets the keyboard. What was written stays until it is sent or `reset`.
 * @param send gets values that pass the checks, and `reset`; returns why they were refused, if they were
 */
export function useForm<Values extends object>(
  { start, draft = {}, checks = {} }: Fields<Values>,
  send: (values: Values, reset: (to?: Values) => void) => Promise<Refusal | void>,
) {
  const [held, setHeld] = useState<Held<Values>>({ written: draft, set: null });
  const [errors, setErrors] = useState<FieldErrors<Values>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  // two presses within a frame come before the button is drawn as busy
  const sending = useRef(false);
  // a change and a leaving within a frame come before the change is drawn
  const latest = useRef(held);
  const names = Object.keys(start) as (keyof Values & string)[];

  const same = (one: Values, other: Values) => names.every((name) => one[name] === other[name]);
  const baseOf = ({ set }: Held<Values>) => (set && same(set.insteadOf, start) ? set.to : start);
  const valuesOf = (one: Held<Values>): Values => ({ ...baseOf(one), ...one.written });
  const hold = (next: Held<Values>) => {
    latest.current = next;
    setHeld(next);
  };

  const change = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    const { written, set } = latest.current;
    hold({ written: { ...written, [name]: value }, set });
    if (!tried.current) return;
    const error = checks[name]?.(value, valuesOf(latest.current));
    setErrors((before) => ({ ...before, [name]: error }));
  };

  /** Sets the form to values as if it had opened with them. */
  const reset = (to: Values = start) => {
    tried.current = false;
    hold({ written: {}, set: { to, insteadOf: start } });
    setErrors({});
    setFailure(null);
  };

  const leadTo = (wrong: FieldErrors<Values>) => {
    const first = names.find((name) => wrong[name] !== undefined);
    if (first) (box.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first !== undefined;
  };

  const pick = (sentence: (name: keyof Values & string) => string | undefined) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const error = sentence(name);
        return error === undefined ? [] : [[name, error]];
      }),
    ) as FieldErrors<Values>;

  const refuse = ({ message, fields }: Refusal) => {
    const refused = pick((name) => fields?.[name]);
    setErrors(refused);
    setFailure(message ?? null);
    // what stands beside a field only isn't read out by itself
    if (message === undefined) leadTo(refused);
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const values = valuesOf(latest.current);
    const wrong = pick((name) => checks[name]?.(values[name], values));
    tried.current = true;
    setErrors(wrong);
    if (leadTo(wrong)) return;
    sending.current = true;
    setBusy(true);
    setFailure(null);
    try {
      const refusal = await send(values, reset);
      if (refusal) refuse(refusal);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  const values = valuesOf(held);
  return {
    form: { ref: box, onSubmit, noValidate: true },
    values,
    errors,
    /** Why the whole form was refused the last time; null while it is sent. */
    failure,
    busy,
    dirty: !same(values, baseOf(held)),
    change,
    /** Says why what was sent later, or otherwise, was refused. */
    refuse,
    /** What stands in the form by now, for what isn't drawn. */
    read: () => valuesOf(latest.current),
    reset,
    /** Props of a field of text or of a choice. */
    field: (name: NamesOf<Values, string>) => ({
      name,
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change(name, target.value as Values[typeof name]),
    }),
    /** Props of a tick box. */
    tick: (name: NamesOf<Values, boolean>) => ({
      name,
      checked: values[name] as boolean,
      error: errors[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change(name, target.checked as Values[typeof name]),
    }),
  };
}
