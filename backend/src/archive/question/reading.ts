/** The result of reading a text: its value, or a Turkish sentence about what is wrong with it. */
export type Reading<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: string };

export const read = <T>(value: T): Reading<T> => ({ ok: true, value });

export const unreadable = (error: string): { readonly ok: false; readonly error: string } => ({
  ok: false,
  error,
});
