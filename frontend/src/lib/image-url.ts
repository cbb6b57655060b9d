/** Address of a stored image (`image_filename` of posts and settings). */
export function imageUrl(fileName: string): string {
  return `/assets/kupon/${encodeURIComponent(fileName)}`;
}

/**
 * Both sizes of a stored image, for the browser to choose from. How wide the image itself is isn't known here: most are
 * screenshots of phones, and all that matters is that it is the larger one.
 */
export function imageSources(fileName: string): string {
  return `${imageUrl(`${fileName}-480.webp`)} 480w, ${imageUrl(fileName)} 1080w`;
}
