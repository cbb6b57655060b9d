import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { openApiDocument } from '../../src/app/openapi/openapi-document';
import { ApiContract } from './api-contract';

const contradictions = new Set<string>();
/** Of all sites of a suite. */
let contract: ApiContract | undefined;

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The document of a run of jest: making it takes longer than most suites' answers, and it is the same in all of them. */
function documentOfRun(app: NestExpressApplication): ReturnType<typeof openApiDocument> {
  const file = join(tmpdir(), `oran-contract-${process.env.ORAN_TEST_RUN}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as ReturnType<typeof openApiDocument>;
  const document = openApiDocument(app);
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(document));
  renameSync(`${file}.${process.pid}`, file);
  return document;
}

/** What answers since the last call had that the OpenAPI document does not describe. */
export function takeContradictions(): string[] {
  const taken = [...contradictions];
  contradictions.clear();
  return taken;
}

function textOf(body: unknown): string | undefined {
  if (body instanceof Uint8Array) return Buffer.from(body).toString();
  return typeof body === 'string' ? body : undefined;
}

/** Holds every answer of a site's API against its OpenAPI document; to be called before the app is set up. */
export function watchAnswers(app: NestExpressApplication): void {
  const watch: RequestHandler = (request, response, next) => {
    const { method, path } = request;
    if (!path.startsWith('/api/') || path.startsWith('/api/docs')) return next();
    let body: unknown;
    const pieces: Buffer[] = [];
    const isJson = () => String(response.getHeader('content-type')).startsWith('application/json');
    const keep = (piece: unknown) => {
      if (typeof piece === 'string') pieces.push(Buffer.from(piece));
      else if (piece instanceof Uint8Array) pieces.push(Buffer.from(piece));
    };
    const send = response.send.bind(response);
    response.send = (sent: unknown) => {
      body = sent;
      return send(sent);
    };
    const write = response.write.bind(response) as (...args: unknown[]) => boolean;
    response.write = (...args: unknown[]) => {
      if (isJson()) keep(args[0]);
      return write(...args);
    };
    const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
    response.end = (...args: unknown[]) => {
      // no client gets it
      if (response.destroyed) return end(...args);
      contract ??= new ApiContract(documentOfRun(app));
      if (pieces.length > 0) {
        keep(args[0]);
        const decode = DECODERS[response.getHeader('content-encoding') as string];
        body ??= decode ? decode(Buffer.concat(pieces)) : Buffer.concat(pieces);
      }
      const contentType = response.getHeader('content-type') as string | undefined;
      const problem = contract.contradiction({
        method,
        path,
        status: response.statusCode,
        contentType,
        json: textOf(body),
        asked: { withBody: 'content-length' in request.headers || 'transfer-encoding' in request.headers },
      });
      if (problem) contradictions.add(problem);
      return end(...args);
    };
    next();
  };
  app.use(watch);
}
