import type { Format, MatchRecord, ReadOptions, SourceEvent } from '../../src/modules/imports/formats/format';
import { openTextFile, type TextFile } from '../../src/modules/imports/reading/text-file';
import type { Observation, Prices } from '../../src/modules/imports/record/observation';

/** A text as the formats read it, without a file. */
export function textFile(text: string): TextFile {
  return {
    encoding: 'utf-8',
    size: Buffer.byteLength(text),
    position: () => Buffer.byteLength(text),
    async *chunks() {
      yield text;
    },
  };
}

/** What a format finds in a text or file: records, and problems as `line code column`. */
export interface SourceContent {
  records: MatchRecord[];
  skips: string[];
  warnings: string[];
}

/** Reads a whole text with a format. */
export function readText(format: Format, text: string, options: ReadOptions = {}): Promise<SourceContent> {
  return collect(format.read(textFile(text), options));
}

/** Reads a whole file with a format. */
export async function readSource(
  format: Format,
  path: string,
  options: ReadOptions = {},
): Promise<SourceContent> {
  return collect(format.read(await openTextFile(path), options));
}

async function collect(pieces: AsyncIterable<SourceEvent[]>): Promise<SourceContent> {
  const content: SourceContent = { records: [], skips: [], warnings: [] };
  for await (const events of pieces) {
    for (const event of events) {
      if (event.kind === 'record') content.records.push(event.record);
      else {
        const { code, column } = event.problem;
        const text = [event.line, code, column].filter((part) => part !== null).join(' ');
        (event.kind === 'skip' ? content.skips : content.warnings).push(text);
      }
    }
  }
  return content;
}

/** The prices of one set of an observation, whichever bookmakers' they are. */
export function pricesAt(
  { quotes }: Observation,
  at: Observation['quotes'][number]['at'],
): Prices | undefined {
  const found = quotes.filter((quote) => quote.at === at);
  return found.length === 0 ? undefined : Object.assign({}, ...found.map(({ prices }) => prices));
}
