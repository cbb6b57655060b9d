/**
 * Name of the first field (`parent.child`, `list.0`) that holds half a character, a surrogate without its partner;
 * null when all text is well formed. `name` is the value's own.
 */
export function illFormedTextIn(value: unknown, name = ''): string | null {
  if (typeof value === 'string') return value.isWellFormed() ? null : name;
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return null;
  for (const [key, each] of Object.entries(value)) {
    const own = name === '' ? key : `${name}.${key}`;
    if (!key.isWellFormed()) return name;
    const found = illFormedTextIn(each, own);
    if (found !== null) return found;
  }
  return null;
}
