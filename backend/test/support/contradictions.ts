import type { NestExpressApplication } from '@nestjs/platform-express';
import type { RequestHandler } from 'express';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openApiDocument } from '../../src/openapi/openapi-document';
import { ApiContract } from './api-contract';

const contradictions = new Set<string>();
/** Of all sites of a suite: making the document takes longer than most suites' answers. */
let contract: ApiContract | undefined;

/** What answers since the last call had that the OpenAPI document does not describe. */
export function takeContradictions(): string[] {
  const taken = [...contradictions];
  contradictions.clear();
  return taken;
}

function unpacked(sent: Buffer, encoding: unknown): string {
  if (encoding === 'gzip') return gunzipSync(sent).toString();
  if (encoding === 'br') return brotliDecompressSync(sent).toString();
  return sent.toString();
}

/** Holds every answer of a site's API against its OpenAPI document; to be called before the app is set up. */
export function watchAnswers(app: NestExpressApplication): void {
  const watch: RequestHandler = (request, response, next) => {
    const { method, path } = request;
    if (!path.startsWith('/api/') || path.startsWith('/api/docs')) return next();
    let body: unknown;
    const send = response.send.bind(response);
    response.send = (sent: unknown) => {
      body = sent;
      return send(sent);
    };
    // an answer that is sent in pieces passes here as it goes over the wire
    const pieces: Buffer[] = [];
    const write = response.write.bind(response) as (...args: unknown[]) => boolean;
    response.write = ((piece: string | Uint8Array, ...more: unknown[]) => {
      pieces.push(Buffer.from(piece));
      return write(piece, ...more);
    }) as typeof response.write;
    const end = response.end.bind(response) as (...args: unknown[]) => typeof response;
    response.end = (...args: unknown[]) => {
      contract ??= new ApiContract(openApiDocument(app));
      const contentType = response.getHeader('content-type') as string | undefined;
      const problem = contract.contradiction({
        method,
        path,
        status: response.statusCode,
        contentType,
        json:
          typeof body === 'string' || Buffer.isBuffer(body)
            ? body.toString()
            : contentType?.startsWith('application/json')
              ? unpacked(Buffer.concat(pieces), response.getHeader('content-encoding'))
              : undefined,
        asked: { withBody: 'content-length' in request.headers || 'transfer-encoding' in request.headers },
      });
      if (problem) contradictions.add(problem);
      return end(...args);
    };
    next();
  };
  app.use(watch);
}
