import sharp from 'sharp';
import { AppError } from '../../../platform/errors/app-error';
import { toWebp } from './to-webp';

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 30, g: 120, b: 60 } } });

const errorOf = async (content: Buffer): Promise<AppError | null> => {
  const error = await toWebp(content).catch((thrown: unknown) => thrown);
  return error instanceof AppError ? error : null;
};
const refusal = async (content: Buffer): Promise<string> => (await errorOf(content))?.code ?? 'accepted';
const sentence = async (content: Buffer): Promise<string | undefined> => (await errorOf(content))?.message;

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

  describe('says what is wrong with', () => {
    const CUT_OFF = 'Görsel dosyası yarım kalmış, sonu eksik. Dosyayı yeniden kaydedip tekrar yükleyin.';
    const noise = (width = 300, height = 300) =>
      sharp({
        create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 } },
      } as never);

    it.each([
      ['a JPEG', () => noise().jpeg()],
      ['a progressive JPEG', () => noise().jpeg({ progressive: true })],
      ['a PNG', () => noise().png()],
      ['a WebP', () => noise().webp()],
    ])('%s that is cut off, wherever', async (_, encode) => {
      const whole = await encode().toBuffer();
      expect(await refusal(whole)).toBe('accepted');
      for (const share of [0.001, 0.01, 0.3, 0.6, 0.99]) {
        const cut = whole.subarray(0, Math.max(16, whole.length * share));
        expect([share, await sentence(cut)]).toEqual([share, CUT_OFF]);
      }
    });

    it('a cut photo that has a whole thumbnail inside', async () => {
      const thumbnail = await picture(60, 40).jpeg().toBuffer();
      const photo = await noise().jpeg().toBuffer();
      const segment = Buffer.concat([Buffer.from('ffe10000457869660000', 'hex'), thumbnail]);
      segment.writeUInt16BE(segment.length - 2, 2);
      const cut = Buffer.concat([photo.subarray(0, 2), segment, photo.subarray(2, photo.length / 2)]);
      expect(await sentence(cut)).toBe(CUT_OFF);
    });

    it('a whole file that is damaged', async () => {
      const png = await noise().png().toBuffer();
      png.fill(0x55, 100, 2_000);
      expect(await sentence(png)).toBe(
        'Görsel dosyası bozuk, açılamadı. Dosyayı yeniden kaydedip tekrar yükleyin.',
      );
    });

    it.each(['heic', 'heix', 'hevc', 'mif1'])('a photo of an iPhone (%s)', async (brand) => {
      const photo = Buffer.concat([
        Buffer.from('00000018', 'hex'),
        Buffer.from(`ftyp${brand}\0\0\0\0mif1${brand}`),
      ]);
      expect(await sentence(photo)).toMatch(
        /^Bu bir HEIC fotoğrafı.*Ayarlar › Kamera › Biçimler › En Uyumlu/,
      );
    });

    it('an AVIF, whose first brand may be a general one', async () => {
      const avif = await picture(16, 16).avif().toBuffer();
      expect(await sentence(avif)).toMatch(/^Bu bir AVIF görseli/);
      avif.write('mif1', 8, 'latin1');
      expect(await sentence(avif)).toMatch(/^Bu bir AVIF görseli/);
    });
  });
});
