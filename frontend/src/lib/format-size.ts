const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** A number of bytes for people: `820 bayt`, `12 KB`, `1,4 MB`. */
export function formatSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${bytes} bayt`;
  // 1023,6 KB would be rounded up to 1.024 KB
  if (Math.round(bytes / KILOBYTE) < KILOBYTE) return `${Math.round(bytes / KILOBYTE)} KB`;
  return `${(bytes / MEGABYTE).toLocaleString('tr-TR', { maximumFractionDigits: 1 })} MB`;
}
