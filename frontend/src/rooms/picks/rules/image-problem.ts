import { trBlogs } from '../../../locale/tr-content';

/** 5 MiB, as on the server. */
export const MAX_IMAGE_BYTES = 5 * 1024 * 1024;

/** Types an image may have; the server decides by its content. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Why a file can't be the image, judged by its type, name and size; null when it can. */
export function imageProblem(file: Pick<File, 'type' | 'size' | 'name'> | null): string | null {
  if (!file || file.size === 0) return trBlogs.imageRequired;
  // not every system knows the type
  if (/^image\/hei[cf]/.test(file.type) || /\.hei[cf]$/i.test(file.name)) return trBlogs.heic;
  if (!IMAGE_TYPES.includes(file.type)) return trBlogs.notAnImage;
  return file.size > MAX_IMAGE_BYTES ? trBlogs.imageTooLarge : null;
}

/** What is said at once about a file that was just chosen; nothing while none is. */
export function chosenProblem(file: File | null): string | undefined {
  return (file && imageProblem(file)) ?? undefined;
}
