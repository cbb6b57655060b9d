/** Kinds of columns, the bulletin's too, of which a single character can be a whole value. */
const SHORT: readonly string[] = ['integer', 'code', 'result', 'line'];

/** Characters that must stand in the filter box of a column of this kind before it filters. */
export const minChars = (kind: string): number => (SHORT.includes(kind) ? 1 : 2);
