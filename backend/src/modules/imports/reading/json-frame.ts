import { tr } from '../../../platform/locale/tr';
import { parseObject } from './json-objects';
import { FileProblem } from './text-file';

/** A frame of more characters surrounds no table: refusing it keeps memory flat. */
const LONGEST_FRAME = 512 * 1024;

/**
 * Reads what stands around the rows of a JSON file: its top-level object with every array of it left empty. Whatever
 * the size of these arrays, memory stays flat.
 * @returns null when the text is no JSON object
 * @throws FileProblem when the frame is longer than 512 Ki characters
 */
export async function readJsonFrame(chunks: AsyncIterable<string>): Promise<Record<string, unknown> | null> {
  const cutter = new ArrayCutter();
  for await (const chunk of chunks) cutter.take(chunk);
  return parseObject(cutter.frame);
}

/** Copies a JSON text without what stands inside the arrays of the top-level object. */
class ArrayCutter {
  frame = '';
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** Depth of the array being left out, 0 when none is. */
  private leftOut = 0;

  take(text: string): void {
    let start = 0;
    for (let at = 0; at < text.length; at += 1) {
      const character = text[at]!;
      if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (character === '\\') this.escaped = true;
        else if (character === '"') this.inString = false;
      } else if (character === '"') this.inString = true;
      else if (character === '{' || character === '[') {
        this.depth += 1;
        if (character === '[' && this.depth === 2) {
          this.frame += text.slice(start, at + 1);
          this.leftOut = this.depth;
        }
      } else if (character === '}' || character === ']') {
        if (this.depth === this.leftOut) {
          this.leftOut = 0;
          start = at;
        }
        this.depth -= 1;
      }
    }
    if (this.leftOut === 0) this.frame += text.slice(start);
    if (this.frame.length > LONGEST_FRAME) throw new FileProblem(tr.imports.lineTooLong);
  }
}
