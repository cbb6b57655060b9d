/** Numbers strings from 0 in the order they come; a row stores the number instead of the string. */
export class Dictionary {
  private readonly numbers: Map<string, number>;

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

  /** One byte per number, shifted by one as columns store them: 1 where the string passes. */
  marking(passes: (text: string) => boolean): Uint8Array {
    const marks = new Uint8Array(this.strings.length + 1);
    for (let number = 0; number < this.strings.length; number++) {
      if (passes(this.strings[number]!)) marks[number + 1] = 1;
    }
    return marks;
  }
}
