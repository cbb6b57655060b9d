import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { SmallImages } from './small-images';

describe('SmallImages', () => {
  let folder: string;
  let images: SmallImages;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'small-images-'));
    images = new SmallImages(folder);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const keep = async (name: string, width: number): Promise<void> => {
    const square = sharp({ create: { width, height: width, channels: 3, background: '#15803d' } });
    writeFileSync(join(folder, name), await square.png().toBuffer());
  };

  it('leaves nothing of an image that is removed while its small size is being made', async () => {
    await keep('a.png', 6_000);
    const asked = images.has('a.png');
    // read by now, and far from decoded
    await new Promise((resolve) => setTimeout(resolve, 40));
    rmSync(join(folder, 'a.png'));
    expect(await asked).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('answers for what is there, and for what is not, while another one is being made', async () => {
    await keep('small.png', 500);
    await images.has('small.png');
    await keep('large.png', 3_000);
    const order: string[] = [];
    const making = images.has('large.png').then(() => order.push('large'));
    expect([await images.has('small.png'), await images.has('unknown.png')]).toEqual([true, false]);
    order.push('others');
    await making;
    expect(order).toEqual(['others', 'large']);
    expect(readdirSync(folder).sort()).toEqual([
      'large.png',
      'large.png-480.webp',
      'small.png',
      'small.png-480.webp',
    ]);
  });
});
