import { tr } from '../../../common/locale/tr';
import { FileProblem } from './file-problem';

/** An object of a JSON file and the line (from 1) on which it begins; `value` is null when it can't be parsed. */
export interface JsonObject {
  line: number;
  value: Record<string, unknown> | null;
}

/** Longer objects are no match row: refusing them keeps memory flat. */
const LONGEST_OBJECT = 4 * 1024 * 1024;

/**
 * Reads the row objects of a JSON text in pieces: the elements of a top-level array, of the arrays inside a
 * top-level object (`{"items": […]}`), or one top-level object per line.
 * @throws FileProblem when one object is longer than 4 Mi characters
 */
export async function* readJsonObjects(
  chunks: AsyncIterable<string>,
): AsyncGenerator<JsonObject[], void, undefined> {
  const scanner = new ObjectScanner();
  for await (const chunk of chunks) yield scanner.scan(chunk);
  yield scanner.end();
}

/** Finds objects by counting brackets outside strings. */
class ObjectScanner {
  private found: JsonObject[] = [];
  private line = 1;
  private inString = false;
  private escaped = false;
  /** Open brackets around the current position. */
  private readonly open: ('{' | '[')[] = [];
  /** Depth of the object being collected, 0 when none is. */
  private collecting = 0;
  private collected = '';
  private collectedLine = 0;

  scan(text: string): JsonObject[] {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]!;
      if (character === '\n') this.line += 1;
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (character === '\\') this.escaped = true;
        else if (character === '"') this.inString = false;
      } else if (character === '"') this.inString = true;
      else if (character === '{' || character === '[') {
        if (this.startsRow(character)) {
          start = at;
          this.collecting = this.open.length + 1;
          this.collectedLine = this.line;
          this.collected = '';
        }
        this.open.push(character);
      } else if (character === '}' || character === ']') {
        if (character === '}' && this.collecting > 0 && this.open.length === this.collecting) {
          this.collected += text.slice(start, at + 1);
          this.finishRow();
        }
        this.open.pop();
      }
    }
    if (this.collecting > 0) this.collected += text.slice(start);
    if (this.collected.length > LONGEST_OBJECT) throw new FileProblem(tr.imports.lineTooLong);
    return this.take();
  }

  end(): JsonObject[] {
    if (this.collecting > 0) this.found.push({ line: this.collectedLine, value: null });
    return this.take();
  }

  /** Whether a bracket at the current position opens a row object. */
  private startsRow(character: '{' | '['): boolean {
    if (character === '[') return false;
    const depth = this.open.length;
    if (depth === 0) return true;
    if (depth === 1) return this.open[0] === '[';
    // objects in an array right inside the top-level object are the rows; that object is none then
    return depth === 2 && this.open[0] === '{' && this.open[1] === '[';
  }

  private finishRow(): void {
    const value = parseObject(this.collected);
    this.found.push({ line: this.collectedLine, value });
    this.collecting = 0;
    this.collected = '';
  }

  private take(): JsonObject[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
