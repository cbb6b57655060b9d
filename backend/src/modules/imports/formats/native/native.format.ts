import type { TextFile } from '../../reading/text-file';
import { type JsonObject, readJsonObjects } from '../../reading/json-objects';
import { readSections, type SectionReader, startsWithHeader } from '../csv-sections';
import { eventsOfRow, type Format, problem, type SourceEvent } from '../format';
import type { Header } from '../header';
import { isNative, isNativeColumn, nativeColumns, readNativeRow } from './native-row';

/** More unknown names than these say nothing new. */
const MOST_UNKNOWN_KEYS = 100;

/** CSV and JSON files with the archive's own column names. */
export const native: Format = {
  name: 'native',
  async recognises(head) {
    return isJson(head) ? jsonLooksNative(head) : startsWithHeader(head, openSection);
  },
  async *read(file) {
    const kind = await firstCharacter(file);
    if (kind === '[' || kind === '{') yield* readJson(file);
    else yield* readSections(file.chunks(), openSection);
  },
};

const isJson = (head: string): boolean => /^\s*[[{]/.test(head);

function jsonLooksNative(head: string): boolean {
  return isNative(new Set(Array.from(head.matchAll(/"([a-z0-9_]+)"\s*:/g), ([, key]) => key!)));
}

async function firstCharacter(file: TextFile): Promise<string> {
  for await (const chunk of file.chunks()) {
    const character = chunk.trimStart()[0];
    if (character !== undefined) return character;
  }
  return '';
}

function openSection(header: Header): SectionReader | null {
  const names = new Set(header.names);
  if (!isNative(names)) return null;
  const columns = nativeColumns((name) => names.has(name));
  return {
    dateColumn: header.find('match_date'),
    warnings: header.names
      .filter((name) => name !== '' && !isNativeColumn(name))
      .map((name) => problem('unknownColumn', name)),
    readRow: ({ cells, line }, warn) =>
      readNativeRow((name) => cells[header.find(name)] ?? '', columns, line, warn),
  };
}

async function* readJson(file: TextFile): AsyncGenerator<SourceEvent[], void, undefined> {
  const reader = new JsonRows();
  for await (const objects of readJsonObjects(file.chunks())) {
    yield objects.flatMap((each) => reader.read(each));
  }
}

/** Turns JSON objects into events, naming each unknown key once. */
class JsonRows {
  private readonly unknown = new Set<string>();

  read({ line, value }: JsonObject): SourceEvent[] {
    if (value === null) return [{ kind: 'skip', line, problem: problem('brokenObject') }];
    const columns = nativeColumns((name) => name in value);
    return eventsOfRow(line, (warn) => {
      for (const key of this.unknownKeys(value)) warn(problem('unknownColumn', key));
      return readNativeRow((name) => textOf(value[name]), columns, line, warn);
    });
  }

  private unknownKeys(value: Record<string, unknown>): string[] {
    const room = MOST_UNKNOWN_KEYS - this.unknown.size;
    if (room <= 0) return [];
    const keys = Object.keys(value)
      .filter((key) => !isNativeColumn(key) && !this.unknown.has(key))
      .slice(0, room);
    for (const key of keys) this.unknown.add(key);
    return keys;
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : '';
}
