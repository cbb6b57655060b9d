import type { useForm } from '../../../kit/form/use-form';

/** A form whose values have parts of their own. */
export type DeepForm<Values extends object> = ReturnType<typeof useForm<Values>>;

/** A part of the values of a form, and how to change it. */
export interface FieldAt {
  /** Its path, as the server's errors name it: `bank.iban`, `products.0.title`. */
  name: string;
  value: unknown;
  error: string | undefined;
  onChange: (value: unknown) => void;
}

export function fieldAt<Values extends object>(form: DeepForm<Values>, path: string): FieldAt {
  const [top, ...rest] = path.split('.') as [keyof Values & string, ...string[]];
  return {
    name: path,
    value: rest.reduce<unknown>((whole, key) => (whole as Record<string, unknown>)[key], form.values[top]),
    error: (form.errors as Record<string, string | undefined>)[path],
    // what else changed meanwhile, e.g. while a picture was sent, stays
    onChange: (value) =>
      form.change(top, replaced(form.read()[top], rest, value) as Values[typeof top], path),
  };
}

/** A value with another part at a path. */
function replaced(whole: unknown, [key, ...rest]: readonly string[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(whole))
    return whole.map((each, place) => (String(place) === key ? replaced(each, rest, part) : each));
  const parts = whole as Record<string, unknown>;
  return { ...parts, [key]: replaced(parts[key], rest, part) };
}
