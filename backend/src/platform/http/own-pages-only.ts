import { type CustomDecorator, type INestApplication, SetMetadata } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { AppError } from '../errors/app-error';
import { routeLookup } from './stated-routes';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const FROM_ANY_SITE = 'from-any-site';

/**
 * A write that pages of other sites may have a browser send: for a route whose request carries all that it needs, and
 * that nobody can make who may not.
 */
export const FromAnySite = (): CustomDecorator => SetMetadata(FROM_ANY_SITE, true);

/**
 * Refuses writes that a page of another site, or of a neighbouring host, has the visitor's browser send, but for those
 * {@link FromAnySite}. Sessions travel in a header that no foreign page can set; this keeps such pages from using the
 * forms that need no session, too. Browsers state where a request comes from (Fetch Metadata, W3C); programs state
 * nothing and are let through.
 * @param prefix what stands before the paths of all routes
 */
export function ownPagesOnly(app: INestApplication, prefix: string): RequestHandler {
  const isFromAnySite = routeLookup(app, prefix, ({ handler }) =>
    Reflect.getMetadata(FROM_ANY_SITE, handler) === true ? true : undefined,
  );
  return (request, _response, next) => {
    const from = request.headers['sec-fetch-site'];
    const foreign = from !== undefined && from !== 'same-origin' && from !== 'none';
    const refused = foreign && !READING.has(request.method) && !isFromAnySite(request);
    next(refused ? new AppError('FORBIDDEN') : undefined);
  };
}
