import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';

/** Why something was not accepted: a sentence for the whole form, and those beside its fields. */
export interface Refusal {
  message?: string;
  fields?: Readonly<Record<string, string | undefined>>;
  /** The first wrong box gets the keyboard; by default where no sentence for the whole form is read out. */
  lead?: boolean;
}

export interface Fields<Values> {
  /** What stands in the form before something is written. Fresh values show where nothing was written. */
  start: Values;
  /** Written before, and neither sent nor thrown away. */
  draft?: Partial<NoInfer<Values>>;
  /** By the name of a field: what is wrong with its value, if anything. */
  checks?: { readonly [Name in keyof Values]?: (value: Values[Name], values: Values) => string | undefined };
}

interface State<Values> {
  written: Partial<Values>;
  tried: boolean;
  /** What is wrong, by the name of the field. */
  errors: NonNullable<Refusal['fields']>;
  /** Why the whole form was refused the last time. */
  failure: string | null;
  busy: boolean;
}

const UNTRIED = { tried: false, errors: {}, failure: null };

/** A file is only itself. */
const alike = (one: unknown, other: unknown) =>
  one === other || (!(other instanceof File) && JSON.stringify(one) === JSON.stringify(other));

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
  send: (values: Values, reset: (to?: Partial<Values>) => void) => Promise<Refusal | void>,
) {
  type Name = keyof Values & string;
  const [state, draw] = useState<State<Values>>({ written: draft, busy: false, ...UNTRIED });
  // two presses, or a change and a leaving, within a frame come before the first of them is drawn
  const latest = useRef(state);
  const put = (changes: Partial<State<Values>>) => draw((latest.current = { ...latest.current, ...changes }));
  const box = useRef<HTMLFormElement>(null);
  const names = Object.keys(start) as Name[];

  const read = (): Values => ({ ...start, ...latest.current.written });

  /** @param path of the part of the value that changed, as errors name it: `bank.iban` */
  const change = <N extends Name>(name: N, value: Values[N], path: string = name) => {
    put({ written: { ...latest.current.written, [name]: value } });
    const { tried, errors } = latest.current;
    if (tried) put({ errors: { ...errors, [path]: checks[name]?.(value, read()) } });
  };

  const reset = (to: Partial<Values> = {}) => put({ written: to, ...UNTRIED });

  const refuse = ({ message, fields = {}, lead = message === undefined }: Refusal) => {
    put({ errors: fields, failure: message ?? null });
    const first = Object.keys(fields).find((name) => fields[name] !== undefined);
    if (first !== undefined && lead) (box.current?.elements.namedItem(first) as HTMLElement | null)?.focus();
    return first !== undefined;
  };

  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (latest.current.busy) return;
    const values = read();
    put({ tried: true });
    if (
      refuse({
        fields: Object.fromEntries(names.map((name) => [name, checks[name]?.(values[name], values)])),
      })
    )
      return;
    put({ busy: true });
    try {
      const refusal = await send(values, reset);
      if (refusal) refuse(refusal);
    } finally {
      put({ busy: false });
    }
  };

  const { written, errors, failure, busy } = state;
  const values: Values = { ...start, ...written };
  return {
    form: { ref: box, onSubmit, noValidate: true },
    values,
    errors: errors as Partial<Record<Name, string>>,
    failure,
    busy,
    dirty: names.some((name) => !alike(values[name], start[name])),
    change,
    /** Says why what was sent later, or otherwise, was refused. */
    refuse,
    /** What stands in the form by now, for what isn't drawn. */
    read,
    /** Throws away what was written, for other values where they are given. */
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
