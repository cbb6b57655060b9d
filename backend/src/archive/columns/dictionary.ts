/**
 * Numbers what texts stand for, from 1 on in the order they come; a row stores the number. Number 0 stands for nothing. Only
 * ever grows at its end, so that numbers of one thread are true in all others.
 */
export class Dictionary<Entry> {
  /** What the numbers stand for. */
  readonly entries: Entry[];
  private readonly keys: string[] = [''];
  private readonly numbers = new Map<string, number>();

  /**
   * @param nothing what number 0 stands for
   * @param toEntry what a text stands for
   */
  constructor(
    nothing: Entry,
    private readonly toEntry: (key: string) => Entry,
  ) {
    this.entries = [nothing];
  }

  /** Numbers so far, 0 among them. */
  get size(): number {
    return this.entries.length;
  }

  /** Number of a text, a new one if it was not known. */
  numberOf(key: string): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.keys.push(key) - 1;
    this.numbers.set(key, number);
    this.entries.push(this.toEntry(key));
    return number;
  }

  /** The texts from a number on. */
  keysFrom(number: number): readonly string[] {
    return this.keys.slice(number);
  }

  /** One byte per number: 1 where what it stands for passes; nothing never does. */
  marking(passes: (entry: Entry) => boolean): Uint8Array {
    const marks = new Uint8Array(this.size);
    for (let number = 1; number < marks.length; number++)
      if (passes(this.entries[number]!)) marks[number] = 1;
    return marks;
  }
}

/**
 * Ranks of texts in order of their code points, equal ones sharing a rank from 1 on; null and what stands at place 0 have
 * rank 0.
 */
export function ranksOf(texts: readonly (string | null)[]): Uint32Array {
  // as UTF-8 they compare by code point, as in the database
  const distinct = [...new Set(texts.slice(1))].flatMap((text) =>
    text === null ? [] : [{ text, bytes: Buffer.from(text) }],
  );
  distinct.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const ranks = new Map(distinct.map(({ text }, at) => [text, at + 1]));
  return Uint32Array.from(texts, (text, at) => (at === 0 || text === null ? 0 : ranks.get(text)!));
}
