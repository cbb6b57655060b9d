const ONES = ['', '’i', '’si', '’ü', '’ü', '’i', '’sı', '’si', '’i', '’u'];
const TENS = ['', '’u', '’si', '’u', '’ı', '’si', '’ı', '’i', '’i', '’ı'];

/** What stands behind a written whole number where some of several are meant: `5’i`, `6’sı`, `10’u`, `100’ü`, `0’ı`. */
export function partSuffix(count: number): string {
  if (count === 0) return '’ı';
  if (count % 10 !== 0) return ONES[count % 10]!;
  if (count % 100 !== 0) return TENS[(count / 10) % 10]!;
  // yüz, bin; milyon
  if (count % 1_000 !== 0) return '’ü';
  return count % 1_000_000 === 0 ? '’u' : '’i';
}
