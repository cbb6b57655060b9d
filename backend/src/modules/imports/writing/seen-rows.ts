import { textHash } from '../record/text-hash';

/** Where in a file a row stood, and its content as a 32-bit hash. */
export interface SeenRow {
  line: number;
  content: number;
}

const FIRST_CAPACITY = 1 << 12;

/**
 * Remembers the rows of one file by a text key in 16 bytes each, so that even millions of rows take little memory.
 * Keys are compared by 64 bits of hash.
 */
export class SeenRows {
  private size = 0;
  private capacity = FIRST_CAPACITY;
  /** Per slot: two halves of the key's hash, the line (0 = free), the content's hash. */
  private slots = new Uint32Array(FIRST_CAPACITY * 4);

  get(key: string): SeenRow | undefined {
    const slot = this.find(textHash(key, 1), textHash(key, 2));
    return this.slots[slot + 2] === 0
      ? undefined
      : { line: this.slots[slot + 2]!, content: this.slots[slot + 3]! };
  }

  /** Notes a row; the first one of a key stays. */
  add(key: string, { line, content }: SeenRow): void {
    if (this.size * 2 >= this.capacity) this.grow();
    const [high, low] = [textHash(key, 1), textHash(key, 2)];
    const slot = this.find(high, low);
    if (this.slots[slot + 2] !== 0) return;
    this.slots.set([high, low, line, content], slot);
    this.size += 1;
  }

  private find(high: number, low: number): number {
    const { slots } = this;
    let slot = (high % this.capacity) * 4;
    while (slots[slot + 2] !== 0 && (slots[slot] !== high || slots[slot + 1] !== low)) {
      slot = (slot + 4) % slots.length;
    }
    return slot;
  }

  private grow(): void {
    const old = this.slots;
    this.capacity *= 2;
    this.slots = new Uint32Array(this.capacity * 4);
    for (let slot = 0; slot < old.length; slot += 4) {
      if (old[slot + 2] === 0) continue;
      this.slots.set(old.subarray(slot, slot + 4), this.find(old[slot]!, old[slot + 1]!));
    }
  }
}
