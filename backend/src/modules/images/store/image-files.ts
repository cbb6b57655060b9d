import type { RequestHandler } from 'express';
import { join } from 'node:path';
import { storedPath } from '../../../platform/files/stored-path';
import { IMAGE_NAME, originalOf, smallImageName } from '../name/image-name';
import { SmallImages } from './small-images';

/** Address below which image files are served. */
export const IMAGE_PATH = '/assets/kupon';

/** For ever: a name never gets another content. */
const KEPT = { immutable: true, maxAge: '1y' };

/**
 * Serves the image files of a folder and their small sizes. Knowing a name is enough to see the image; names can't be
 * guessed and are never listed. Everything else falls through to 404. Where the small size can't be made (a full disk, a
 * file that only browsers can read) the image itself is the answer, for this once.
 * @param isKept makes the image of a name lie in the folder, and says whether there is one
 */
export function imageFiles(folder: string, isKept: (name: string) => Promise<boolean>): RequestHandler {
  const smallImages = new SmallImages(folder);

  const fileOf = async (name: string): Promise<{ path: string | null; kept: boolean }> => {
    const original = originalOf(name);
    if (original === null) {
      const path = storedPath(folder, name, IMAGE_NAME);
      return { path: path !== null && (await isKept(name)) ? path : null, kept: true };
    }
    if (!(await isKept(original))) return { path: null, kept: true };
    const path = join(folder, original);
    return (await smallImages.has(original))
      ? { path: smallImageName(path), kept: true }
      : { path, kept: false };
  };

  return async (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const { path, kept } = await fileOf(request.path.slice(1));
    if (path === null) return next();
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Robots-Tag', 'noindex');
    // hidden folders above the store are the operator's business
    response.sendFile(path, { ...(kept && KEPT), dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) {
        response.removeHeader('Cache-Control');
        next();
      }
    });
  };
}
