import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site, or of a neighbouring host, has the visitor's browser send. Sessions
 * travel in a header that no foreign page can set; this keeps such pages from using the forms that need no session,
 * too. Browsers state where a request comes from (Fetch Metadata, W3C); programs state nothing and are let through.
 */
export const ownPagesOnly: RequestHandler = (request, _response, next) => {
  const from = request.headers['sec-fetch-site'];
  const foreign = from !== undefined && from !== 'same-origin' && from !== 'none';
  next(foreign && !READING.has(request.method) ? new AppError('FORBIDDEN') : undefined);
};
