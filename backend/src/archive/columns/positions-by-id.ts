import { firstWhere } from './first-where';

/** Finds the position of an id among rows that don't move: keys in ascending order, eight bytes a row. */
export class PositionsById {
  /** `id * rows + position`; both are whole numbers of 32 bits, few enough that a key is exact. */
  private readonly keys: Float64Array;

  /** @param ids ids by position; 0 = no row there */
  constructor(
    private readonly ids: Uint32Array,
    private readonly rows: number,
  ) {
    const keys = new Float64Array(rows);
    for (let position = 0; position < rows; position++) keys[position] = ids[position]! * rows + position;
    // a map of 250,000 rows would take 5 × as long to make, with nothing answered meanwhile
    this.keys = keys.sort();
  }

  /** Position of an id, undefined when there is none. */
  find(id: number): number | undefined {
    const { keys, ids, rows } = this;
    const position = keys[firstWhere(rows, (at) => keys[at]! >= id * rows)]! - id * rows;
    return ids[position] === id ? position : undefined;
  }
}
