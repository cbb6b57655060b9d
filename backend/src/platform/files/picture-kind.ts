/** Kinds of picture that the site takes. */
export type TakenKind = 'jpeg' | 'png' | 'webp';
/** All that are told apart. */
export type PictureKind = TakenKind | 'heic' | 'avif' | 'gif' | 'bmp' | 'tiff';

/** First bytes, as Latin-1. */
const BEGINNINGS: readonly (readonly [string, PictureKind])[] = [
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
];

/** Brands of the container that phones write (ISO/IEC 23008-12): still pictures and sequences of them. */
const HEIC_BRANDS = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'hevm',
  'hevs',
  'mif1',
  'mif2',
  'msf1',
]);
const AVIF_BRANDS = new Set(['avif', 'avis']);

/** The kind of a picture by its first bytes, whatever it is called; null for everything else. */
export function pictureKind(content: Buffer): PictureKind | null {
  const start = content.toString('latin1', 0, 32);
  const begun = BEGINNINGS.find(([bytes]) => start.startsWith(bytes));
  if (begun) return begun[1];
  if (start.startsWith('RIFF') && start.slice(8, 12) === 'WEBP') return 'webp';
  // the two letters alone begin many texts
  if (start.startsWith('BM') && start.slice(6, 10) === '\0\0\0\0') return 'bmp';
  return start.slice(4, 8) === 'ftyp' ? containerKind(content) : null;
}

/** Of all brands that a file states: the first one of an AVIF is often a general one. */
function containerKind(content: Buffer): PictureKind | null {
  const stated = content.toString('latin1', 8, Math.min(content.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  // the second is a version
  const brands = stated.filter((_, at) => at !== 1);
  if (brands.some((brand) => AVIF_BRANDS.has(brand))) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.has(brand)) ? 'heic' : null;
}
