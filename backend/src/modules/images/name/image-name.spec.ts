import { BARE_FILE_NAME, IMAGE_NAME, newImageName, originalOf, smallImageName } from './image-name';

describe('names of images', () => {
  it('are made of 128 random bits', () => {
    const names = new Set(Array.from({ length: 1_000 }, newImageName));
    expect(names.size).toBe(1_000);
    for (const name of names) expect(name).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(IMAGE_NAME.test(newImageName())).toBe(true);
  });

  it.each(['kupon-1.jpg', 'a.jpeg', 'A_b.1.png', '0.webp'])('may be %s when put there by hand', (name) => {
    expect(IMAGE_NAME.test(name)).toBe(true);
  });

  it.each([
    '',
    '.',
    '..',
    '.webp',
    '.a.png',
    '../a.png',
    'a/b.png',
    'a\\b.png',
    'a%2f.png',
    'a.png\n',
    'a\0.png',
    'a.html',
    'a.svg',
    'a.png.html',
    'ğ.png',
    'a.PNG',
    'a.webp-480.webp',
    `${'a'.repeat(117)}.png`,
  ])('are never %j', (name) => {
    expect(IMAGE_NAME.test(name)).toBe(false);
  });

  it.each([
    ['kupon.jpg', true],
    ['a'.repeat(120), true],
    ['a'.repeat(121), false],
    ['...', true],
    ['..', false],
    ['.', false],
    ['', false],
    ['a/b', false],
    ['a b', false],
  ])('stand bare in a row: %j is %s', (name, bare) => {
    expect(BARE_FILE_NAME.test(name)).toBe(bare);
  });

  it.each(['kupon-1.jpg', 'a.jpeg', 'A_b.1.png', '0.webp', 'logo-480.webp', `${'a'.repeat(115)}.webp`])(
    'lead from the small size to %s and back',
    (name) => {
      expect(originalOf(smallImageName(name))).toBe(name);
      expect(originalOf(name)).toBeNull();
    },
  );

  it.each(['-480.webp', 'a-480.webp', '../a.png-480.webp', '.a.png-480.webp', 'a.webp-480.webp-480.webp'])(
    'are no small size of an image: %j',
    (name) => {
      expect(originalOf(name)).toBeNull();
    },
  );
});
