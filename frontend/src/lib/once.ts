/** What `make` returns, made when it is first asked for: on a phone each formatter of the browser takes milliseconds. */
export function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | null = null;
  return () => (made ??= { value: make() }).value;
}
