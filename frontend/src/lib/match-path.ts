/** Address of a match's screen. */
export function matchPath(id: number): string {
  return `/mac/${id}`;
}
