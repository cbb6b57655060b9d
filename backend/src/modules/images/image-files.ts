import type { RequestHandler } from 'express';
import { isImageName } from './image-name';

/** Address below which image files are served. */
export const IMAGE_PATH = '/assets/kupon';

/**
 * Serves the image files of a folder, for ever cacheable: a name never gets another content. Whoever knows a name
 * may see the image; names can't be guessed and are never listed. Everything else falls through to 404.
 */
export function imageFiles(folder: string): RequestHandler {
  return (request, response, next) => {
    const name = request.path.slice(1);
    if ((request.method !== 'GET' && request.method !== 'HEAD') || !isImageName(name)) return next();
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.sendFile(name, { root: folder, immutable: true, maxAge: '1y', dotfiles: 'deny' }, (error) => {
      if (error && !response.headersSent) {
        response.removeHeader('Cache-Control');
        next();
      }
    });
  };
}
