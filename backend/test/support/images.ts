import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';
import type { TestSite } from './create-test-site';

const RED = { r: 200, g: 30, b: 30 };

/** A picture of one colour, not yet encoded. */
export function picture(width = 40, height = 50): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** A JPEG as a phone writes it: taken upright (orientation 6), with the place where it was taken. */
export function phoneJpeg(width = 60, height = 40): Promise<Buffer> {
  return picture(width, height)
    .withExif({
      IFD0: { Make: 'Test', Model: 'Telefon', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '41/1 0/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '29/1 0/1 0/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of a few kilobytes that claims, and decodes to, `width` × `height` pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const row = Buffer.alloc(1 + Math.ceil(width / 8));
  const rows = Buffer.concat(Array.from({ length: Math.min(height, 20_000) }, () => row));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows, { level: 9 })),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

function crc32(data: Buffer): number {
  let crc = 0xffffffff;
  for (const byte of data) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Names of the image files that the site keeps. */
export function storedImages(site: TestSite): string[] {
  const folder = join(site.settings.dataDir, 'kupon');
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}
