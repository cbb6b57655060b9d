const FIRST_CAPACITY = 256 * 1024;
/** Longest number that is written, with room to spare. */
const NUMBER_LENGTH = 16;
const ZERO = 48;
const POINT = 46;
const NULL = Buffer.from('null');

/** JSON as bytes, written part by part. */
export class JsonBytes {
  private buffer = Buffer.allocUnsafe(FIRST_CAPACITY);
  private length = 0;

  /** Adds text that is JSON already. */
  text(json: string): void {
    // a character takes at most three bytes
    this.makeRoom(json.length * 3);
    this.length += this.buffer.write(json, this.length);
  }

  /** Adds bytes that are JSON already. */
  bytes(json: Uint8Array): void {
    this.makeRoom(json.length);
    const { buffer } = this;
    let to = this.length;
    // names are short: a call that copies costs more than the copying
    for (let from = 0; from < json.length; from++) buffer[to++] = json[from]!;
    this.length = to;
  }

  /** Adds a whole number; below 0 stands for none: `null`. */
  wholeNumber(value: number): void {
    if (value < 0) return this.bytes(NULL);
    this.makeRoom(NUMBER_LENGTH);
    this.digits(value);
  }

  /** Adds hundredths as a number, 185 as `1.85`; below 0 stands for none: `null`. */
  hundredths(value: number): void {
    if (value < 0) return this.bytes(NULL);
    this.makeRoom(NUMBER_LENGTH);
    const integer = Math.trunc(value / 100);
    const fraction = value - integer * 100;
    this.digits(integer);
    if (fraction === 0) return;
    const tens = Math.trunc(fraction / 10);
    this.buffer[this.length++] = POINT;
    this.buffer[this.length++] = ZERO + tens;
    if (fraction !== tens * 10) this.buffer[this.length++] = ZERO + fraction - tens * 10;
  }

  /** Everything so far. */
  finish(): Buffer {
    return this.buffer.subarray(0, this.length);
  }

  private digits(value: number): void {
    const { buffer } = this;
    let end = this.length + 1;
    for (let rest = value; rest >= 10; rest = Math.trunc(rest / 10)) end += 1;
    this.length = end;
    let rest = value;
    do {
      const tens = Math.trunc(rest / 10);
      buffer[--end] = ZERO + rest - tens * 10;
      rest = tens;
    } while (rest > 0);
  }

  private makeRoom(bytes: number): void {
    if (this.length + bytes <= this.buffer.length) return;
    const larger = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + bytes));
    this.buffer.copy(larger, 0, 0, this.length);
    this.buffer = larger;
  }
}
