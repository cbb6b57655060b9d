import type { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { AppError } from '../errors/app-error';

/** So many pieces are written before it is asked again whether the member may still read them. */
const PIECES_BETWEEN = 10;

/** A file for spreadsheets on its way. */
export interface CsvFile {
  readonly fileName: string;
  /** The file, piece by piece; no piece is made before the one before it was taken. */
  readonly pieces: AsyncIterable<string | Uint8Array>;
}

/**
 * The same pieces, as long as they may be read.
 * @param stillAllowed asked now and then while the file is being written; where it throws the file ends
 */
export async function* whileAllowed<Piece>(
  pieces: AsyncIterable<Piece>,
  stillAllowed: () => Promise<void>,
): AsyncGenerator<Piece, void, undefined> {
  let sent = 0;
  for await (const piece of pieces) {
    sent += 1;
    if (sent % PIECES_BETWEEN === 0) await stillAllowed();
    yield piece;
  }
}

/**
 * Sends a file; where it can't be made to its end, the connection breaks off.
 * @throws what makes it impossible to begin with it
 */
export async function sendCsv(
  response: Response,
  { fileName, pieces }: CsvFile,
  logger: Logger,
): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  response.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  });
  try {
    await pipeline(Readable.from(from(first, iterator)), response);
  } catch (error) {
    // the status is out: the only way to say that the file is not whole is to break it off
    response.destroy();
    if (error instanceof AppError) logger.log({ code: error.code }, 'An export was broken off');
    else if (!isClientGone(error)) logger.error({ err: error as Error }, 'An export broke off');
  }
}

/** The pieces of an iterator of which one has been taken. */
async function* from<Piece>(
  first: IteratorResult<Piece>,
  iterator: AsyncIterator<Piece>,
): AsyncGenerator<Piece, void, undefined> {
  try {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}

const isClientGone = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
