import { formatSize } from './format-size';

it.each([
  [0, '0 bayt'],
  [1023, '1023 bayt'],
  [1024, '1 KB'],
  [12_600, '12 KB'],
  [1_048_000, '1023 KB'],
  [1_048_575, '1 MB'],
  [1_500_000, '1,4 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%p bytes are written as %p', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
