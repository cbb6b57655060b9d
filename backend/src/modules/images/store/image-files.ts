import type { RequestHandler } from 'express';
import { storedPath } from '../../../common/files/stored-path';
import { IMAGE_NAME } from '../name/image-name';

/** Address below which image files are served. */
export const IMAGE_PATH = '/assets/kupon';

/**
 * Serves the image files of a folder, for ever cacheable: a name never gets another content. Knowing a name is enough
 * to see the image; names can't be guessed and are never listed. Everything else falls through to 404.
 */
export function imageFiles(folder: string): RequestHandler {
  return (request, response, next) => {
    const path = storedPath(folder, request.path.slice(1), IMAGE_NAME);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || path === null) return next();
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Robots-Tag', 'noindex');
    // hidden folders above the store are the operator's business
    response.sendFile(path, { immutable: true, maxAge: '1y', dotfiles: 'allow' }, (error) => {
      if (error && !response.headersSent) {
        response.removeHeader('Cache-Control');
        next();
      }
    });
  };
}
