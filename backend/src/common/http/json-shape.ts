/** More than any request of this API has. */
const MOST_LEVELS = 32;
/** Names that every object has by inheritance or that stand for its kind. */
const INHERITED = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether lists and objects stand in each other in more levels than any request needs. */
export function isTooDeep(value: unknown, levels = MOST_LEVELS): boolean {
  if (!isNest(value)) return false;
  return levels === 0 || Object.values(value).some((each) => isTooDeep(each, levels - 1));
}

/** Name of the first field (`parent.child`) that is called like something objects inherit; null when none is. */
export function inheritedNameIn(value: unknown, name = ''): string | null {
  if (!isNest(value)) return null;
  for (const [key, each] of Object.entries(value)) {
    const own = name === '' ? key : `${name}.${key}`;
    const found = INHERITED.has(key) ? own : inheritedNameIn(each, own);
    if (found !== null) return found;
  }
  return null;
}

const isNest = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Buffer.isBuffer(value);
