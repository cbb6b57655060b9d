import type { TakenKind } from '../../../platform/files/picture-kind';

/** Whether a picture of that kind ends before its end: an upload or download that broke off, a card that was full. */
export function isCutOff(kind: TakenKind, content: Buffer): boolean {
  return ENDS[kind](content) > content.length;
}

/** For each kind where a file ends by what it says of itself; Infinity where it says no end. */
const ENDS: Readonly<Record<TakenKind, (content: Buffer) => number>> = {
  jpeg: jpegEnd,
  png: pngEnd,
  webp: (content) => (content.length < 12 ? Infinity : content.readUInt32LE(4) + 8),
};

/** The end of image after the scans; one within a segment is that of a thumbnail (ITU T.81, annex B). */
function jpegEnd(content: Buffer): number {
  for (let at = 2; ;) {
    at = content.indexOf(0xff, at);
    if (at < 0 || at + 1 >= content.length) return Infinity;
    const marker = content[at + 1]!;
    if (marker === 0xd9) return at + 2;
    // filling, an escaped byte of a scan, a restart: none has a length
    if (marker === 0xff) at += 1;
    else if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else if (at + 4 > content.length) return Infinity;
    else at += 2 + content.readUInt16BE(at + 2);
  }
}

/** The chunk that ends it (PNG 5.2). */
function pngEnd(content: Buffer): number {
  for (let at = 8; at + 8 <= content.length; at += content.readUInt32BE(at) + 12)
    if (content.toString('latin1', at + 4, at + 8) === 'IEND') return at + 12;
  return Infinity;
}
