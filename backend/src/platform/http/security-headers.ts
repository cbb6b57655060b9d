import type { RequestHandler } from 'express';
import helmet from 'helmet';

/** What a page of the site may load: everything from the site itself, nothing from anywhere else. */
const PAGE_POLICY = {
  defaultSrc: ["'self'"],
  baseUri: ["'none'"],
  connectSrc: ["'self'"],
  fontSrc: ["'self'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
  frameSrc: ["'none'"],
  // blob: shows an image that is about to be uploaded
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'none'"],
  objectSrc: ["'none'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  // dialogs bring style sheets of their own that depend on the window, so no hash fits them
  styleSrc: ["'self'", "'unsafe-inline'"],
  workerSrc: ["'self'"],
};

/** Answers of the API are data: opened as a page they may do nothing at all. */
export const DATA_POLICY = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox";

/** Abilities of the browser that no page here, and nothing in one, may use. */
const PERMISSIONS = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
]
  .map((name) => `${name}=()`)
  .join(', ');

const TWO_YEARS = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every answer: policies of the browser (see docs/security.md), and for the API that no copy is kept.
 * @param secure the site is reached over TLS: browsers are asked never to come without it
 */
export function securityHeaders({ secure }: { secure: boolean }): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: { ...PAGE_POLICY, ...(secure ? { upgradeInsecureRequests: [] } : {}) },
      },
      strictTransportSecurity: secure ? { maxAge: TWO_YEARS, includeSubDomains: true } : false,
      xFrameOptions: { action: 'deny' },
    }),
    (request, response, next) => {
      response.setHeader('Permissions-Policy', PERMISSIONS);
      if (isData(request.path)) {
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('Content-Security-Policy', DATA_POLICY);
      }
      next();
    },
  ];
}

/** Everything of the API but the pages that describe it. */
const isData = (path: string): boolean => /^\/api(?!\/docs(\/|$))(\/|$)/i.test(path);
