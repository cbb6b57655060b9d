import { tr } from '../../../platform/locale/tr';
import { FileProblem } from './text-file';

/** An object of a JSON file and the line (from 1) on which it begins; `value` is null when it can't be parsed. */
export interface JsonObject {
  line: number;
  value: Record<string, unknown> | null;
}

/** Longer objects are no match row: refusing them keeps memory flat. */
const LONGEST_OBJECT = 64 * 1024;
/** Rows stand two brackets deep; what they hold is flat or nearly so. */
const MOST_OPEN = 100;

/**
 * Reads the row objects of a JSON text in pieces: the elements of a top-level array, of the arrays inside a
 * top-level object (`{"items": […]}`), or one top-level object per line. A damaged object comes as null, and reading
 * goes on with the next one: at the next line that begins with one, or behind the next `},`.
 * @throws FileProblem when one object is longer than 64 Ki characters, or brackets lie too deep inside each other
 */
export async function* readJsonObjects(
  chunks: AsyncIterable<string>,
): AsyncGenerator<JsonObject[], void, undefined> {
  const scanner = new ObjectScanner();
  for await (const chunk of chunks) yield scanner.scan(chunk);
  yield scanner.end();
}

/** What may stand outside strings besides brackets: numbers, true, false, null, and what separates. */
const BARE = /[-+.,:0-9eEtrufalsn]/;

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
  private collectedFirst = false;
  /** The last two characters outside strings that are no blanks. */
  private last = '';
  private beforeLast = '';
  /** Nothing but blanks on this line so far. */
  private firstOfLine = true;
  /** After a damaged object, until the next one. */
  private lost = false;
  /** Line of which something that belongs to no object was reported. */
  private strayLine = 0;
  /** Every whole object so far had a line of its own; undefined while there was none. */
  private lineEach: boolean | undefined;

  scan(text: string): JsonObject[] {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]!;
      if (this.inString && character !== '\n') {
        if (this.escaped) this.escaped = false;
        else if (character === '\\') this.escaped = true;
        else if (character === '"') this.inString = false;
        continue;
      }
      if (character === '\n') this.endLine();
      if (character === ' ' || character === '\n' || character === '\r' || character === '\t') continue;
      if (character === '"') this.openString();
      else if (character === '{' || character === '[') {
        if (this.opensNext(character)) this.lost = false;
        if (!this.lost && this.startsRow(character)) {
          start = at;
          this.startRow();
        }
        if (!this.lost) this.openBracket(character);
      } else if (character === '}' || character === ']') {
        if (this.closesRow(character)) {
          this.collected += text.slice(start, at + 1);
          this.finishRow();
        }
        if (!this.lost) this.open.pop();
      } else if (!this.lost) this.passBare(character);
      this.beforeLast = this.last;
      this.last = character;
      this.firstOfLine = false;
    }
    if (this.collecting > 0) this.collected += text.slice(start);
    if (this.collected.length > LONGEST_OBJECT) throw new FileProblem(tr.imports.lineTooLong);
    return this.take();
  }

  end(): JsonObject[] {
    if (this.collecting > 0) this.found.push({ line: this.collectedLine, value: null });
    return this.take();
  }

  private endLine(): void {
    // no string goes over a line's end, and no object where each has had a line of its own
    if (this.inString || this.lineEach === true) this.damage();
    this.inString = false;
    this.escaped = false;
    this.line += 1;
    this.firstOfLine = true;
  }

  private openString(): void {
    // where quotes no longer pair up they say nothing
    if (this.lost) return;
    if (this.open.length === 0) this.stray();
    this.inString = true;
  }

  /** Whether an opening bracket ends the search after a damaged object, or shows that one was left unfinished. */
  private opensNext(character: '{' | '['): boolean {
    if (character === '[') return false;
    if (this.lost) return this.firstOfLine || (this.last === ',' && this.beforeLast === '}');
    // inside an object values stand behind a colon only
    const misplaced = this.collecting > 0 && this.open[this.open.length - 1] === '{' && this.last !== ':';
    if (misplaced) this.damage();
    return misplaced;
  }

  private openBracket(character: '{' | '['): void {
    if (this.open.push(character) > MOST_OPEN) throw new FileProblem(tr.imports.tooDeep);
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

  private startRow(): void {
    this.collecting = this.open.length + 1;
    this.collectedLine = this.line;
    this.collectedFirst = this.firstOfLine;
    this.collected = '';
  }

  /** Whether a closing bracket completes the row object; one that closes nothing shows damage. */
  private closesRow(character: '}' | ']'): boolean {
    if (this.collecting === 0) return false;
    if (this.open[this.open.length - 1] !== (character === '}' ? '{' : '[')) {
      this.damage();
      return false;
    }
    return this.open.length === this.collecting;
  }

  private finishRow(): void {
    const value = parseObject(this.collected);
    this.found.push({ line: this.collectedLine, value });
    if (value !== null && this.lineEach !== false) {
      this.lineEach = this.collectedFirst && this.collectedLine === this.line;
    }
    this.collecting = 0;
    this.collected = '';
  }

  private passBare(character: string): void {
    if (this.open.length === 0) {
      if (character !== ',') this.stray();
    } else if (this.collecting > 0 && !BARE.test(character)) this.damage();
  }

  /** Gives up the object being collected. */
  private damage(): void {
    if (this.collecting === 0) return;
    this.found.push({ line: this.collectedLine, value: null });
    this.open.length = this.collecting - 1;
    this.collecting = 0;
    this.collected = '';
    this.lost = true;
  }

  /** Reports something between objects, once a line. */
  private stray(): void {
    if (this.strayLine === this.line) return;
    this.strayLine = this.line;
    this.found.push({ line: this.line, value: null });
  }

  private take(): JsonObject[] {
    const { found } = this;
    this.found = [];
    return found;
  }
}

/** The object that a JSON text is; null when it is none. */
export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
