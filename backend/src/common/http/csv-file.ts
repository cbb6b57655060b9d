import type { Logger } from '@nestjs/common';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { AppError } from '../errors/app-error';

/** So many pieces are written before it is asked again whether the member may still read them. */
const PIECES_BETWEEN = 10;

/** A file for spreadsheets on its way. */
export interface CsvFile {
  readonly fileName: string;
  /** The file, piece by piece; no piece is made before the one before it was taken. */
  readonly pieces: AsyncIterable<string>;
}

/**
 * A file piece by piece, with pauses for other answers between them.
 * @param head its first line
 * @param parts of what it lists, each few enough not to hold up other answers
 * @param linesOf a part as lines
 * @param stillAllowed asked while the file is being written; where it throws the file ends
 */
export async function* csvPieces<Part>(
  head: string,
  parts: AsyncIterable<Part> | Iterable<Part>,
  linesOf: (part: Part) => Promise<string>,
  stillAllowed: () => Promise<void>,
): AsyncGenerator<string, void, undefined> {
  yield head;
  let pieces = 0;
  for await (const part of parts) {
    const lines = await linesOf(part);
    pieces += 1;
    if (pieces % PIECES_BETWEEN === 0) await stillAllowed();
    yield lines;
    await setImmediate();
  }
}

/** Sends a file; where it can't be made to its end, the connection breaks off. */
export async function sendCsv(
  response: Response,
  { fileName, pieces }: CsvFile,
  logger: Logger,
): Promise<void> {
  response.status(200).set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  });
  try {
    await pipeline(Readable.from(pieces), response);
  } catch (error) {
    // the status is out: the only way to say that the file is not whole is to break it off
    response.destroy();
    if (error instanceof AppError) logger.log({ code: error.code }, 'An export was broken off');
    else if (!isClientGone(error)) logger.error({ err: error as Error }, 'An export broke off');
  }
}

const isClientGone = (error: unknown): boolean =>
  (error as { code?: string }).code === 'ERR_STREAM_PREMATURE_CLOSE';
