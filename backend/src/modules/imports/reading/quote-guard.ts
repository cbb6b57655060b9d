/** Quoted cells may run over this many lines; an opening quote without an end is noticed after them. */
const MOST_LINES = 5;

/**
 * Stands before a CSV parser and takes out lines whose opening quote never closes, because the parser would swallow
 * the rest of the file as one cell. A line that is taken out stays as an empty one, so line numbers keep.
 */
export class QuoteGuard {
  /** Lines of a record that is still inside quotes. */
  private held: string[] = [];
  private line = 0;

  /**
   * @param onBadLine called with the number (from 1) of each line that is taken out
   */
  constructor(
    private readonly delimiter: string,
    private readonly onBadLine: (line: number) => void,
  ) {}

  /** Takes whole lines (each ends with `\n`), gives back those that are safe to parse. */
  pass(text: string): string {
    if (this.held.length === 0 && !text.includes('"')) {
      this.line += countLines(text);
      return text;
    }
    let safe = '';
    for (const line of text.split('\n').slice(0, -1)) safe += this.passLine(line);
    return safe;
  }

  /** Gives back what was held when the text ended. */
  end(): string {
    let safe = '';
    while (this.held.length > 0) safe += this.giveUpFirst();
    return safe;
  }

  private passLine(line: string): string {
    this.line += 1;
    if (this.held.length === 0 && !line.includes('"')) return `${line}\n`;
    this.held.push(line);
    const { inside, malformed } = followQuotes(this.held.join('\n'), this.delimiter);
    const several = this.held.length > 1;
    // odd quotes within one line are the parser's business; over several lines they mean that one was never closed
    if (several && malformed) return this.giveUpFirst();
    if (!inside) return this.release();
    return this.held.length > MOST_LINES ? this.giveUpFirst() : '';
  }

  private release(): string {
    const text = `${this.held.join('\n')}\n`;
    this.held = [];
    return text;
  }

  /** Takes the first held line out and looks at the others anew. */
  private giveUpFirst(): string {
    const others = this.held.slice(1);
    this.onBadLine(this.line - others.length);
    this.held = [];
    this.line -= others.length;
    return `\n${others.map((line) => this.passLine(line)).join('')}`;
  }
}

function countLines(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/**
 * Follows the quotes of a CSV text as the parser does: a cell is quoted when it begins with a quote, and no longer
 * so after a quote that is neither doubled nor the end of the cell.
 */
function followQuotes(text: string, delimiter: string): { inside: boolean; malformed: boolean } {
  let malformed = false;
  let at = 0;
  while (at < text.length) {
    if (text[at] === '"') {
      const end = closingQuote(text, at + 1);
      if (end === -1) return { inside: true, malformed };
      at = end + 1;
      if (at < text.length && !text.startsWith(delimiter, at)) malformed = true;
    }
    const next = text.indexOf(delimiter, at);
    if (next === -1) break;
    at = next + delimiter.length;
  }
  return { inside: false, malformed };
}

/** Position of the first quote that is not doubled, or -1. */
function closingQuote(text: string, from: number): number {
  let at = text.indexOf('"', from);
  while (at !== -1 && text[at + 1] === '"') at = text.indexOf('"', at + 2);
  return at;
}
