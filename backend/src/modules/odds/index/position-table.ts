/** Finds the position of an id: a hash table with open addressing, two numbers of 32 bits per row. */
export class PositionTable {
  private slots: Uint32Array;
  private used = 0;

  /** @param ids ids by position; 0 = no row there */
  constructor(
    private ids: Uint32Array,
    rows: number,
  ) {
    this.slots = new Uint32Array(slotsFor(rows));
    for (let position = 0; position < rows; position++) if (ids[position] !== 0) this.put(position);
  }

  /** Position of an id, undefined when there is none. */
  find(id: number): number | undefined {
    const mask = this.slots.length - 1;
    for (let slot = hash(id) & mask; ; slot = (slot + 1) & mask) {
      const stored = this.slots[slot]!;
      if (stored === 0) return undefined;
      if (this.ids[stored - 1] === id) return stored - 1;
    }
  }

  /**
   * Takes note of a row added at the end.
   * @param ids ids by position, which may have moved to a larger array
   */
  add(position: number, ids: Uint32Array): void {
    this.ids = ids;
    if ((this.used + 1) * 2 > this.slots.length) {
      const before = this.slots;
      this.slots = new Uint32Array(before.length * 2);
      this.used = 0;
      for (const stored of before) if (stored !== 0 && ids[stored - 1] !== 0) this.put(stored - 1);
    }
    this.put(position);
  }

  private put(position: number): void {
    const mask = this.slots.length - 1;
    let slot = hash(this.ids[position]!) & mask;
    while (this.slots[slot] !== 0) slot = (slot + 1) & mask;
    this.slots[slot] = position + 1;
    this.used += 1;
  }
}

const slotsFor = (rows: number): number => 2 ** Math.ceil(Math.log2(Math.max(16, rows * 2 + 2)));

// spreads consecutive ids over the table (Knuth's multiplicative hash)
const hash = (id: number): number => Math.imul(id, 2654435761) >>> 8;
