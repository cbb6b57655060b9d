import sharp from 'sharp';
import { AppError } from '../../../common/errors/app-error';
import { imageKind } from './image-kind';
import { toWebp } from './to-webp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 60 } } });

const refusal = async (content: Buffer): Promise<string> => {
  const error = await toWebp(content).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error.code : 'accepted';
};

describe('imageKind', () => {
  it('goes by the first bytes', async () => {
    expect(imageKind(await picture(2, 2).jpeg().toBuffer())).toBe('jpeg');
    expect(imageKind(await picture(2, 2).png().toBuffer())).toBe('png');
    expect(imageKind(await picture(2, 2).webp().toBuffer())).toBe('webp');
  });

  it.each(['', 'GIF89a', '<svg xmlns="http://www.w3.org/2000/svg"/>', '%PDF-1.7', 'RIFF0000AVI ', 'II*\0'])(
    'knows nothing else: %j',
    (text) => {
      expect(imageKind(Buffer.from(text))).toBeNull();
    },
  );
});

describe('toWebp', () => {
  it('turns a photo upright and drops where and with what it was taken', async () => {
    const photo = await picture(60, 40)
      .withMetadata({ orientation: 6 })
      .withExifMerge({
        IFD0: { Make: 'Marka', Model: 'Telefon' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' },
      })
      .jpeg()
      .toBuffer();
    // the place is in it: tag 0x8825, little-endian
    expect((await sharp(photo).metadata()).exif!.includes(Buffer.from('2588', 'hex'))).toBe(true);
    expect(photo.includes('Telefon')).toBe(true);

    const webp = await toWebp(photo);
    const { format, width, height, exif, icc, xmp } = await sharp(webp).metadata();
    expect([format, width, height, exif, icc, xmp]).toEqual([
      'webp',
      40,
      60,
      undefined,
      undefined,
      undefined,
    ]);
    expect(webp.includes('Telefon')).toBe(false);
    expect(webp.includes('EXIF')).toBe(false);
  });

  it('keeps transparency, and the size of what is not too large', async () => {
    const png = await sharp({
      create: { width: 30, height: 20, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect(await sharp(await toWebp(png)).metadata()).toMatchObject({
      width: 30,
      height: 20,
      hasAlpha: true,
    });
  });

  it('makes larger ones fit into 2,000 by 8,000', async () => {
    const wide = await toWebp(await picture(4_000, 1_000).jpeg().toBuffer());
    expect(await sharp(wide).metadata()).toMatchObject({ width: 2_000, height: 500 });
  });

  it('takes 40 megapixels and no more', async () => {
    expect(await refusal(await picture(8_000, 5_000).jpeg().toBuffer())).toBe('accepted');
    expect(await refusal(await picture(8_000, 5_001).jpeg().toBuffer())).toBe('PAYLOAD_TOO_LARGE');
  });

  it('refuses other formats and broken files', async () => {
    const jpeg = await picture(300, 300).jpeg().toBuffer();
    const png = await picture(300, 300).png().toBuffer();
    for (const content of [
      Buffer.alloc(0),
      await picture(2, 2).gif().toBuffer(),
      await picture(2, 2).tiff().toBuffer(),
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'),
      jpeg.subarray(0, jpeg.length / 2),
      png.subarray(0, png.length / 2),
      Buffer.concat([png.subarray(0, 8), Buffer.from('<script>alert(1)</script>')]),
    ]) {
      expect(await refusal(content)).toBe('UNSUPPORTED_MEDIA_TYPE');
    }
  });
});
