/** Id of a comment's element; `/blog/7#yorum-12` leads to it. */
export const commentAnchor = (id: number): string => `yorum-${id}`;

/** The comment that an address leads to, or null. */
export function commentOfHash(hash: string): number | null {
  const match = /^#yorum-([1-9]\d{0,9})$/.exec(hash);
  return match ? Number(match[1]) : null;
}
