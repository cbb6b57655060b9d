/** Numbers strings from 0 in the order they come; a row stores the number instead of the string. */
export class Dictionary {
  private readonly numbers: Map<string, number>;
  /** As the last {@link ranking} gave them. */
  private ranks: Uint32Array = new Uint32Array(1);

  constructor(private readonly strings: string[] = []) {
    this.numbers = new Map(strings.map((text, number) => [text, number]));
  }

  /** Number of a string, a new one if it was not known. */
  numberOf(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.strings.length);
    return this.strings.push(text) - 1;
  }

  textOf(number: number): string {
    return this.strings[number]!;
  }

  get size(): number {
    return this.strings.length;
  }

  /** All strings by number. */
  entries(): readonly string[] {
    return this.strings;
  }

  /**
   * Ranks of the strings by a part of each in order of its code points, shifted by one as columns store numbers: equal
   * parts share a rank from 1 on.
   */
  ranking(partOf: (text: string) => string): Uint32Array {
    if (this.ranks.length !== this.strings.length + 1) this.ranks = rank(this.strings.map(partOf));
    return this.ranks;
  }

  /** One byte per number, shifted by one as columns store them: 1 where the string passes. */
  marking(passes: (text: string) => boolean): Uint8Array {
    const marks = new Uint8Array(this.strings.length + 1);
    for (let number = 0; number < this.strings.length; number++) {
      if (passes(this.strings[number]!)) marks[number + 1] = 1;
    }
    return marks;
  }
}

function rank(texts: readonly string[]): Uint32Array {
  // as UTF-8 they compare by code point, as in the database
  const distinct = [...new Set(texts)].map((text) => ({ text, bytes: Buffer.from(text) }));
  distinct.sort((a, b) => Buffer.compare(a.bytes, b.bytes));
  const ranks = new Map(distinct.map(({ text }, at) => [text, at + 1]));
  return Uint32Array.from([0, ...texts.map((text) => ranks.get(text)!)]);
}
