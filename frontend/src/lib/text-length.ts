/** Length as people and the server count it: an emoji is one character. */
export function textLength(text: string): number {
  return Array.from(text).length;
}
