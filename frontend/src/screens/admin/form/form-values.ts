import type { FieldDefinition } from './field-types';

/** What a form holds while it is filled: text, and lists for the columns of a recipe. */
export type FormValues = Record<string, string | string[]>;

const ISTANBUL = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Istanbul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An ISO 8601 instant as the form keeps it, in Istanbul time (`2026-05-17T21:45`); empty for anything else. */
export function toLocalInput(iso: unknown): string {
  const date = new Date(typeof iso === 'string' ? iso : Number.NaN);
  return Number.isNaN(date.getTime()) ? '' : ISTANBUL.format(date).replace(' ', 'T');
}

/** The values that a form opens with: those of a row, or empty ones (now, for instants). */
export function initialValues(fields: readonly FieldDefinition[], row: object | null, now: Date): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field, row, now)]));
}

function initialValue(field: FieldDefinition, row: object | null, now: Date): string | string[] {
  const value = valueOf(row, field);
  if (field.kind === 'columns') return Array.isArray(value) ? value.map(String) : [];
  if (field.kind === 'instant') return row ? toLocalInput(value) : toLocalInput(now.toISOString());
  if (field.kind === 'choice') return value == null ? (field.options[0]?.[0] ?? '') : String(value);
  return value == null ? '' : String(value);
}

/**
 * The body of a request: numbers as numbers, instants in Istanbul time as the server reads them. An instant that
 * wasn't touched goes back as it came, seconds included.
 */
export function requestBody(
  fields: readonly FieldDefinition[],
  values: FormValues,
  row: object | null,
): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((field) => [field.name, requestValue(field, values[field.name] ?? '', row)]),
  );
}

function requestValue(field: FieldDefinition, value: string | string[], row: object | null): unknown {
  if (Array.isArray(value)) return value;
  const text = field.kind === 'area' ? value : value.trim();
  if (field.kind === 'instant') {
    const before = valueOf(row, field);
    return text !== '' && text === toLocalInput(before) ? before : text.replace('T', ' ');
  }
  if ((field.kind === 'number' || field.kind === 'pick') && /^\d{1,15}$/.test(text)) return Number(text);
  return text;
}

const valueOf = (row: object | null, { name }: FieldDefinition): unknown =>
  (row as Readonly<Record<string, unknown>> | null)?.[name];
