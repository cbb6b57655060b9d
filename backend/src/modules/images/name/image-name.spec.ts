import { BARE_FILE_NAME, IMAGE_NAME, newImageName } from './image-name';

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
});
