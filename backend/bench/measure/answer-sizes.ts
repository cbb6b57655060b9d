import { get } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bytes, type ResultTable } from '../report/report';
import type { BenchSite } from '../site/bench-site';

/** Size of a list on the wire, by encoding. */
export async function measureSizes(site: BenchSite, token: string, path: string): Promise<ResultTable> {
  const answer = await fetch(`${site.address}${path}`, { headers: { authorization: `Bearer ${token}` } });
  const raw = Buffer.from(await answer.arrayBuffer());
  const wire = (encoding: string): Promise<number> => bytesOf(`${site.address}${path}`, token, encoding);
  return {
    title: 'Size of a list of 50 rows with all columns',
    note: 'As sent by the site; in brackets the smallest that the method can do with all the time in the world.',
    head: ['encoding', 'on the wire', 'of the plain text'],
    rows: [
      ['none', bytes(raw.length), '100 %'],
      ...(
        [
          ['gzip', await wire('gzip'), gzipSync(raw, { level: 9 }).length],
          ['br', await wire('br'), brotliCompressSync(raw).length],
        ] as const
      ).map(([encoding, sent, least]) => [
        encoding,
        `${bytes(sent)} (${bytes(least)})`,
        `${((100 * sent) / raw.length).toFixed(1)} %`,
      ]),
    ],
  };
}

/** Bytes of an answer's body as sent. */
function bytesOf(url: string, token: string, encoding: string): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, 'accept-encoding': encoding };
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      let length = 0;
      answer.on('data', (chunk: Buffer) => (length += chunk.length));
      answer.on('end', () => resolve(length));
    }).on('error', reject);
  });
}
