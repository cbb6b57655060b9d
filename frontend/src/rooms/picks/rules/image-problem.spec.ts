import { imageProblem, MAX_IMAGE_BYTES } from './image-problem';

describe('a chosen image', () => {
  it.each([
    ['image/jpeg', 1, null],
    ['image/png', MAX_IMAGE_BYTES, null],
    ['image/webp', 12_000, null],
    ['image/png', MAX_IMAGE_BYTES + 1, 'Görsel en fazla 5 MB olabilir.'],
    ['image/gif', 100, 'Görsel JPEG, PNG veya WebP biçiminde olmalı.'],
    ['image/svg+xml', 100, 'Görsel JPEG, PNG veya WebP biçiminde olmalı.'],
    ['', 100, 'Görsel JPEG, PNG veya WebP biçiminde olmalı.'],
    ['image/png', 0, 'Görsel zorunlu.'],
  ])('of type %p and %p bytes: %p', (type, size, problem) => {
    expect(imageProblem({ type, size, name: 'kupon' })).toBe(problem);
  });

  it.each([
    ['image/heic', 'IMG_0001.HEIC'],
    ['image/heif', 'IMG_0001'],
    ['', 'IMG_0001.HEIC'],
  ])('of an iPhone, of type %p and named %s, says what to do', (type, name) => {
    expect(imageProblem({ type, size: 100, name })).toMatch(/^Bu bir HEIC fotoğrafı.*En Uyumlu/);
  });

  it('is required', () => {
    expect(imageProblem(null)).toBe('Görsel zorunlu.');
  });
});
