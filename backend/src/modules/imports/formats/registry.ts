import { footballData } from './football-data/football-data.format';
import type { Format } from './format';
import { iddaaWide } from './iddaa-wide/iddaa-wide.format';
import { native } from './native/native.format';
import { nesineSnapshot } from './nesine/nesine.format';
import { siteExport } from './site-export/site-export.format';

/** Every kind of file the archive can read, in the order in which they are tried. */
const FORMATS: readonly Format[] = [footballData, iddaaWide, nesineSnapshot, native, siteExport];

/** Names for `--format`. */
export const FORMAT_NAMES: readonly string[] = FORMATS.map(({ name }) => name);

export function formatNamed(name: string): Format | undefined {
  return FORMATS.find((format) => format.name === name);
}

/** The format that recognises a text by its beginning. */
export async function detectFormat(head: string): Promise<Format | undefined> {
  for (const format of FORMATS) {
    if (await format.recognises(head)) return format;
  }
  return undefined;
}
