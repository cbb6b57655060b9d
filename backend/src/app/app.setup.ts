import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import { Logger } from 'nestjs-pino';
import { constants } from 'node:zlib';
import type { Server } from 'node:http';
import { ErrorFilter } from '../platform/errors/error.filter';
import { successFlags } from '../platform/errors/success-flags';
import { closeQueuedAnswers } from '../platform/http/close-queued-answers';
import { rememberNetwork } from '../platform/http/client-network';
import { answerBrokenRequests, CLIENT_TIMES } from '../platform/http/broken-requests';
import { KnownQueryGuard } from '../platform/http/known-query';
import { ownPagesOnly } from '../platform/http/own-pages-only';
import { nameRequests } from '../platform/http/request-log';
import { securityHeaders } from '../platform/http/security-headers';
import { Draining } from '../platform/shutdown/draining';
import { Metrics } from '../platform/telemetry/metrics';
import { Telemetry } from '../platform/telemetry/telemetry';
import { validationPipe } from '../platform/http/validation';
import type { Settings } from '../platform/config/settings';
import { IMAGE_PATH, imageFiles } from '../modules/images/store/image-files';
import { watchRequests } from '../modules/health/metrics/watch-requests';
import { imageFolder, imagePath } from '../modules/images/store/image-store';
import { SharedFiles } from '../platform/database/files/shared-files';
import { openApiDocument } from './openapi/openapi-document';
import { BUILT_SITE, siteFiles } from './site-files';

const PREFIX = 'api';

/** Everything between the socket and the modules; `main` and every e2e test run through it. */
export function setUpApp(app: NestExpressApplication, settings: Settings, site = BUILT_SITE): void {
  app.useLogger(app.get(Logger));
  // one proxy: what a client itself writes into X-Forwarded-For is not believed
  app.set('trust proxy', settings.trustProxy ? 1 : false);
  // answers are never kept by browsers, so there is nothing to compare with
  app.set('etag', false);
  app.setGlobalPrefix(PREFIX);
  app.use(closeQueuedAnswers);
  app.use(nameRequests(settings));
  app.use(watchRequests(app.get(Draining), app.get(Metrics), app.get(Telemetry)));
  app.use(...securityHeaders({ secure: isSecure(settings) }));
  app.use(ownPagesOnly(app, PREFIX));
  app.use(rememberNetwork);
  app.use(compression({ chunkSize: COMPRESSED, brotli: { chunkSize: COMPRESSED, params: BROTLI } }));
  const files = app.get(SharedFiles);
  app.use(
    IMAGE_PATH,
    imageFiles(imageFolder(settings), (name) =>
      // without the database: what lies here
      files.fetch(imagePath(name)).catch(() => true),
    ),
  );
  for (const handler of siteFiles(site, settings.publicUrl)) app.use(handler);
  app.useBodyParser('json', { limit: '256kb' });
  app.useGlobalGuards(new KnownQueryGuard());
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter(successFlags(app, PREFIX)));
  app.enableShutdownHooks();
  answerBrokenRequests(app.getHttpServer() as Server, CLIENT_TIMES);
  if (settings.apiDocs) SwaggerModule.setup('api/docs', app, () => openApiDocument(app));
}

/** Bytes that most answers fit into once they are compressed: each piece is a task of its own for the threads. */
const COMPRESSED = 64 * 1024;

/**
 * A window of 256 kB holds the largest answers. The usual one of 4 MB makes each of many requests at once fetch as much
 * fresh memory from the system, which takes longer than the compressing. Level 3 takes a fifth less than the usual 4, for
 * answers some 7 % larger.
 */
const BROTLI = { [constants.BROTLI_PARAM_LGWIN]: 18, [constants.BROTLI_PARAM_QUALITY]: 3 };

/** Production is behind TLS unless its address says otherwise. */
function isSecure({ publicUrl, production }: Settings): boolean {
  return publicUrl === null ? production : publicUrl.startsWith('https:');
}
