const SECRET = /password|token|secret|hash|session/i;
/** Copies for searching; the values themselves stand beside them. */
const DERIVED = /_key$|_folded$|^search_text$/;

/**
 * A copy of a row for the record: dates as ISO text, and no field that is named after a password, token, hash or
 * session, at any depth.
 */
export function withoutSecrets(value: unknown): unknown {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(withoutSecrets);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, each]) => each !== undefined && !SECRET.test(name) && !DERIVED.test(name))
      .map(([name, each]) => [name, withoutSecrets(each)]),
  );
}
