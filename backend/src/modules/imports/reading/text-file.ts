import { createReadStream } from 'node:fs';
import { open, readFile, stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { tr } from '../../../platform/locale/tr';

/** Raised when a file as a whole can't be imported; the message is a Turkish sentence for the user. */
export class FileProblem extends Error {}

const CHUNK = 256 * 1024;
/** Files up to this size are read once; most season files are smaller. */
const READ_WHOLE = 1024 * 1024;
/** Characters that are passed on at once: whatever they are, what is read of them is few rows. */
const PIECE = 16 * 1024;
const UTF8_MARK = [0xef, 0xbb, 0xbf];
const FALLBACK = 'windows-1254';
/** Tables shrink to a tenth or so; files made to fill disks and time, to a thousandth. */
const MOST_TIMES_LARGER = 200;
const ALWAYS_UNPACKED = 64 * 1024 * 1024;
const MOST_UNPACKED = 8 * 1024 ** 3;

/** A text file that can be read from its beginning as often as wanted, piece by piece. */
export interface TextFile {
  /** WHATWG name of the encoding, e.g. `utf-8`, `windows-1254`. */
  readonly encoding: string;
  /** Size on disk in bytes. */
  readonly size: number;
  /** Bytes on disk that the newest {@link chunks} has consumed. */
  position(): number;
  /** The text without byte order mark. */
  chunks(): AsyncGenerator<string, void, undefined>;
}

/**
 * Opens a file (gzip too). Its encoding is strict UTF-8 with or without byte order mark, UTF-16 with one, otherwise
 * Windows-1254; finding out reads the file once without keeping it.
 * @param encoding a WHATWG label that overrides the detection
 * @throws FileProblem when the file is missing, empty, no text, or the encoding is unknown
 */
export async function openTextFile(path: string, encoding?: string): Promise<TextFile> {
  const size = await sizeOf(path);
  const whole = size <= READ_WHOLE ? await readFile(path).catch(refuseUnreadable) : null;
  const head = whole ?? (await readHead(path));
  const gzipped = head[0] === 0x1f && head[1] === 0x8b;
  if (head[0] === 0x50 && head[1] === 0x4b && head[2] === 0x03) throw new FileProblem(tr.imports.zipFile);
  const bytes = (watch?: Watch) =>
    whole === null || gzipped ? readBytes(path, gzipped, watch) : cutUp(whole, watch);
  const chosen = encoding === undefined ? await detectEncoding(bytes()) : knownEncoding(encoding);
  let consumed = 0;
  return {
    encoding: chosen,
    size,
    position: () => consumed,
    chunks: () =>
      decode(
        bytes((read) => (consumed = read)),
        chosen,
      ),
  };
}

async function sizeOf(path: string): Promise<number> {
  const info = await stat(path).catch(() => null);
  if (info === null || !info.isFile()) throw new FileProblem(tr.imports.noSuchFile);
  if (info.size === 0) throw new FileProblem(tr.imports.emptyFile);
  return info.size;
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path).catch(refuseUnreadable);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function refuseUnreadable(): never {
  throw new FileProblem(tr.imports.unreadableFile);
}

type Watch = (read: number) => void;

async function* cutUp(whole: Buffer, watch?: Watch): AsyncGenerator<Buffer, void, undefined> {
  for (let at = 0; at < whole.length; at += CHUNK) {
    const chunk = whole.subarray(at, at + CHUNK);
    watch?.(at + chunk.length);
    yield chunk;
  }
}

async function* readBytes(
  path: string,
  gzipped: boolean,
  watch?: Watch,
): AsyncGenerator<Buffer, void, undefined> {
  const file = createReadStream(path, { highWaterMark: CHUNK });
  const gunzip = gzipped ? createGunzip({ chunkSize: CHUNK }) : null;
  if (gunzip !== null) {
    file.on('error', (error) => gunzip.destroy(error));
    file.pipe(gunzip);
  }
  let unpacked = 0;
  try {
    for await (const chunk of (gunzip ?? file) as AsyncIterable<Buffer>) {
      unpacked += chunk.length;
      if (gunzip !== null) refuseSwelling(unpacked, file.bytesRead);
      watch?.(file.bytesRead);
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FileProblem) throw error;
    throw new FileProblem(gzipped ? tr.imports.brokenGzip : tr.imports.unreadableFile, { cause: error });
  } finally {
    file.destroy();
    gunzip?.destroy();
  }
}

/** @throws FileProblem when so few bytes have unpacked to so many that no table can be in them */
function refuseSwelling(unpacked: number, packed: number): void {
  const swollen = unpacked > ALWAYS_UNPACKED && unpacked > packed * MOST_TIMES_LARGER;
  if (swollen || unpacked > MOST_UNPACKED) throw new FileProblem(tr.imports.swollenGzip);
}

function knownEncoding(label: string): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    throw new FileProblem(tr.imports.unknownEncoding(label));
  }
}

async function detectEncoding(bytes: AsyncIterable<Buffer>): Promise<string> {
  const strict = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  for await (const chunk of bytes) {
    if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
    if (first && chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be';
    if (chunk.includes(0)) throw new FileProblem(tr.imports.binaryFile);
    first = false;
    try {
      strict.decode(chunk, { stream: true });
    } catch {
      return FALLBACK;
    }
  }
  try {
    strict.decode();
    return 'utf-8';
  } catch {
    return FALLBACK;
  }
}

async function* decode(
  bytes: AsyncIterable<Buffer>,
  encoding: string,
): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder(encoding);
  let first = true;
  for await (const chunk of bytes) {
    // a mark of UTF-8 may stand before text that is none: without this it would become part of the first cell
    const marked = first && UTF8_MARK.every((byte, index) => chunk[index] === byte);
    first = false;
    const text = decoder.decode(marked ? chunk.subarray(UTF8_MARK.length) : chunk, { stream: true });
    for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}
