/** A key under which a request may be repeated; `crypto.randomUUID` is missing on pages without TLS. */
export function newRequestKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}
