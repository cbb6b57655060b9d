/** Address of a stored image (`image_filename` of posts and settings). */
export function imageUrl(fileName: string): string {
  return `/assets/kupon/${encodeURIComponent(fileName)}`;
}
