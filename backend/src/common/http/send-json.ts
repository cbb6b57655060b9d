import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Characters that are passed on at once. */
const PIECE = 64 * 1024;

/**
 * Sends an object as JSON whose long list is made while the client receives it: neither the list nor its text is ever
 * held as a whole. A client that leaves ends it.
 * @param list name of the property that can be gone through; it comes last
 */
export async function sendJson<Name extends string>(
  response: Response,
  body: Readonly<Record<Name, Iterable<unknown>>>,
  list: Name,
): Promise<void> {
  response.type('json');
  try {
    await pipeline(Readable.from(pieces(body, list)), response);
  } catch (error) {
    // the client has left
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

function* pieces<Name extends string>(
  body: Readonly<Record<Name, Iterable<unknown>>>,
  list: Name,
): Generator<string> {
  const { [list]: items, ...others } = body;
  const head = JSON.stringify({ ...others, [list]: [] });
  let text = head.slice(0, -2);
  let first = true;
  for (const item of items) {
    text += `${first ? '' : ','}${JSON.stringify(item)}`;
    first = false;
    if (text.length < PIECE) continue;
    yield text;
    text = '';
  }
  yield `${text}]}`;
}
