import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CODE_FIELDS } from '../../src/archive/catalogue/columns';
import type { ArchivedMatch } from './random-archive';

const codes: ReadonlySet<string> = new Set(CODE_FIELDS);

function nativeRow(match: ArchivedMatch, set: 'opening' | 'closing') {
  const { id: _, opening: __, closing: ___, opening_sources: ____, closing_sources: _____, ...head } = match;
  const odds = Object.entries(match[set]).flatMap(([field, value]) =>
    value === null ? [] : [[field, codes.has(field) ? value : (value / 100).toFixed(2)]],
  );
  return { ...head, filter_type: set, ...(Object.fromEntries(odds) as object) };
}

/** Writes matches as a native JSON file, one row for each set of odds; answers its path. */
export function writeNativeFile(folder: string, name: string, matches: readonly ArchivedMatch[]): string {
  const path = join(folder, name);
  const rows = matches.flatMap((match) => [nativeRow(match, 'opening'), nativeRow(match, 'closing')]);
  writeFileSync(path, JSON.stringify(rows));
  return path;
}
