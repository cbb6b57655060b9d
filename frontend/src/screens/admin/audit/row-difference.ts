/** A field of a row before and after a write; undefined where it wasn't there. */
export interface FieldDifference {
  field: string;
  before: unknown;
  after: unknown;
}

type Values = Readonly<Record<string, unknown>> | null;

/** The fields that a write changed, those of the row before first. Nested values are compared as a whole. */
export function rowDifference(before: Values, after: Values): FieldDifference[] {
  const fields = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...fields]
    .map((field) => ({ field, before: before?.[field], after: after?.[field] }))
    .filter((each) => JSON.stringify(each.before) !== JSON.stringify(each.after));
}
