import type { NestExpressApplication } from '@nestjs/platform-express';
import { SwaggerModule } from '@nestjs/swagger';
import compression from 'compression';
import helmet from 'helmet';
import { Logger } from 'nestjs-pino';
import { constants } from 'node:zlib';
import type { Server } from 'node:http';
import { ErrorFilter } from './common/errors/error.filter';
import { answerBrokenRequests, CLIENT_TIMES } from './common/http/broken-requests';
import { validationPipe } from './common/http/validation';
import type { Settings } from './config/settings';
import { IMAGE_PATH, imageFiles } from './modules/images/image-files';
import { imageFolder } from './modules/images/image-store';
import { openApiDocument } from './openapi';

/** Everything between the socket and the modules; `main` and every e2e test run through it. */
export function setUpApp(app: NestExpressApplication, settings: Settings): void {
  app.useLogger(app.get(Logger));
  app.set('trust proxy', settings.trustProxy);
  app.setGlobalPrefix('api');
  app.use(helmet({ contentSecurityPolicy: { directives: CONTENT_POLICY } }));
  app.use(compression({ brotli: { params: BROTLI }, chunkSize: 64 * 1024 }));
  app.use(IMAGE_PATH, imageFiles(imageFolder(settings)));
  app.useBodyParser('json', { limit: '256kb' });
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ErrorFilter());
  app.enableShutdownHooks();
  answerBrokenRequests(app.getHttpServer() as Server, CLIENT_TIMES);
  if (settings.apiDocs) SwaggerModule.setup('api/docs', app, () => openApiDocument(app));
}

/**
 * A window of 256 kB holds the largest answers. The usual one of 4 MB makes each of many requests at once fetch as much
 * fresh memory from the system, which takes longer than the compressing.
 */
const BROTLI = { [constants.BROTLI_PARAM_LGWIN]: 18 };

/** Scripts and data from the site alone; styles inline because the interface libraries measure with them. */
const CONTENT_POLICY = {
  defaultSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:', 'blob:'],
  upgradeInsecureRequests: null,
};
