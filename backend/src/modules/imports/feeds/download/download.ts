import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { type IncomingMessage, request as requestHttp, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FeedProblem } from './feed-problem';
import { checkHost, publicLookup } from './public-address';

/** What is known of a file from the last time. */
export interface KnownVersion {
  etag: string | null;
  lastModified: string | null;
}

/** A file as it came; the marks are for asking again. */
export interface Download extends KnownVersion {
  /** SHA-256 of the file, hexadecimal. */
  hash: string;
}

export interface DownloadLimits {
  /** Largest file in bytes, as sent. */
  bytes: number;
  /** Longest silence of the server in milliseconds. */
  silence: number;
  /** Longest time for everything in milliseconds. */
  total: number;
  /** Addresses of this host and of private networks are allowed too. */
  privateAddresses: boolean;
}

export const DOWNLOAD_LIMITS: Omit<DownloadLimits, 'privateAddresses'> = {
  bytes: 64 * 1024 * 1024,
  silence: 20_000,
  total: 5 * 60_000,
};

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const LONGEST_ETAG = 500;
const LONGEST_DATE = 100;

/**
 * Fetches a file to disk unless the server says that it has not changed.
 * @param path where to write; nothing is left there on failure
 * @returns null when nothing has changed
 * @throws FeedProblem with a Turkish sentence for everything that can go wrong with a server
 */
export async function download(
  url: string,
  path: string,
  known: KnownVersion,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<Download | null> {
  const over = AbortSignal.any([signal, AbortSignal.timeout(limits.total)]);
  try {
    const answer = await follow(url, known, limits, over);
    if (answer.statusCode === 304) {
      answer.destroy();
      return null;
    }
    return await save(answer, path, limits.bytes);
  } catch (error) {
    await rm(path, { force: true });
    if (over.aborted && !signal.aborted) throw FeedProblem.of('timeout');
    throw FeedProblem.from(error);
  }
}

/** The first answer that is no redirect. */
async function follow(
  first: string,
  known: KnownVersion,
  limits: DownloadLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  let url = new URL(first);
  for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
    const answer = await ask(url, known, limits, signal);
    const status = answer.statusCode!;
    if (!REDIRECTS.has(status) || answer.headers.location === undefined) {
      if (status === 200 || status === 304) return answer;
      answer.destroy();
      throw FeedProblem.ofStatus(status);
    }
    answer.destroy();
    url = nextHop(url, answer.headers.location);
  }
  throw FeedProblem.of('redirects');
}

function nextHop(from: URL, location: string): URL {
  let to: URL;
  try {
    to = new URL(location, from);
  } catch {
    throw FeedProblem.of('badRedirect');
  }
  const kept = to.protocol === 'https:' || (to.protocol === 'http:' && from.protocol === 'http:');
  if (!kept || to.username !== '' || to.password !== '') throw FeedProblem.of('badRedirect');
  return to;
}

function ask(
  url: URL,
  { etag, lastModified }: KnownVersion,
  { silence, privateAddresses }: DownloadLimits,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  if (!privateAddresses) checkHost(url.hostname);
  const options: RequestOptions = {
    signal,
    timeout: silence,
    // a connection of an earlier, unchecked request is never used again
    agent: false,
    headers: {
      'user-agent': 'oran-arsivi',
      accept: '*/*',
      // a compressed file is read as it comes
      'accept-encoding': 'gzip, identity',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
    ...(privateAddresses ? {} : { lookup: publicLookup }),
  };
  return new Promise((resolve, reject) => {
    let answer: IncomingMessage | undefined;
    const asking = (url.protocol === 'https:' ? requestHttps : requestHttp)(url, options, (begun) => {
      answer = begun;
      resolve(begun);
    });
    asking.on('timeout', () => (answer ?? asking).destroy(FeedProblem.of('timeout')));
    asking.on('error', reject);
    asking.end();
  });
}

async function save(answer: IncomingMessage, path: string, most: number): Promise<Download> {
  const { etag, 'last-modified': lastModified, 'content-encoding': encoding = 'identity' } = answer.headers;
  if (!['identity', 'gzip', 'x-gzip'].includes(encoding.toLowerCase())) {
    answer.destroy();
    throw FeedProblem.of('encoding');
  }
  if (Number(answer.headers['content-length']) > most) {
    answer.destroy();
    throw FeedProblem.of('tooLarge');
  }
  const hash = createHash('sha256');
  let bytes = 0;
  const watch = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      if (bytes > most) done(FeedProblem.of('tooLarge'));
      else done(null, chunk);
    },
  });
  await pipeline(answer, watch, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  if (bytes === 0) throw FeedProblem.of('empty');
  return {
    hash: hash.digest('hex'),
    etag: etag !== undefined && etag.length <= LONGEST_ETAG ? etag : null,
    lastModified: lastModified !== undefined && lastModified.length <= LONGEST_DATE ? lastModified : null,
  };
}
