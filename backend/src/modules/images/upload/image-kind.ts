/** Image kinds the site takes. */
export type ImageKind = 'jpeg' | 'png' | 'webp';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG = Buffer.from('ffd8ff', 'hex');

/** The kind of an image by its first bytes, whatever it is called; null for everything else. */
export function imageKind(content: Buffer): ImageKind | null {
  if (content.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (content.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  const isWebp = content.toString('latin1', 0, 4) === 'RIFF' && content.toString('latin1', 8, 12) === 'WEBP';
  return isWebp ? 'webp' : null;
}
