import sharp from 'sharp';
import { pictureKind } from './picture-kind';

const picture = sharp({ create: { width: 2, height: 2, channels: 3, background: { r: 30, g: 120, b: 60 } } });

describe('pictureKind', () => {
  it.each(['jpeg', 'png', 'webp', 'avif', 'gif', 'tiff'] as const)(
    'goes by the first bytes: %s',
    async (kind) => {
      expect(pictureKind(await picture.clone().toFormat(kind).toBuffer())).toBe(kind);
    },
  );

  it.each([
    '',
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
    '%PDF-1.7',
    'RIFF0000AVI ',
    'BM bir metin',
    '\0\0\0\x18ftyp',
  ])('knows nothing else: %j', (text) => {
    expect(pictureKind(Buffer.from(text))).toBeNull();
  });

  it('knows no film in the container of photos', () => {
    expect(pictureKind(Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0isommp42'))).toBeNull();
  });
});
