/** Whole numbers from 0; 16 bits each, 32 where a value needs it. */
export type NumberArray = Uint16Array | Uint32Array;

const MOST_IN_16_BITS = 0xffff;

/** A zeroed array in memory that threads can share. */
export function allocate8(length: number): Uint8Array {
  return new Uint8Array(new SharedArrayBuffer(length));
}

/** A zeroed array in memory that threads can share. */
export function allocate16(length: number): Uint16Array {
  return new Uint16Array(new SharedArrayBuffer(length * Uint16Array.BYTES_PER_ELEMENT));
}

/** A zeroed array in memory that threads can share. */
export function allocate32(length: number): Uint32Array {
  return new Uint32Array(new SharedArrayBuffer(length * Uint32Array.BYTES_PER_ELEMENT));
}

const PAGE = 65_536;
const MOST_PAGES = 65_536;
/** What scans read together; they may read beyond the last column. */
const ALIGNMENT = 32;

/** Memory for the 16-bit columns of one segment, so that WebAssembly can read all of them. */
export class ColumnMemory {
  /** Null where there is not that much in one piece: columns then stand each for itself. */
  readonly shared: WebAssembly.Memory | null;
  private end = 0;

  /** @param columns how many there may be; those that are never written to take no memory */
  constructor(columns: number, rows: number) {
    this.shared = sharedMemory(Math.ceil((columns * aligned(rows * 2) + ALIGNMENT) / PAGE));
  }

  /** A zeroed array. */
  allocate16(length: number): Uint16Array {
    if (this.shared === null) return allocate16(length);
    const array = new Uint16Array(this.shared.buffer, this.end, length);
    this.end += aligned(array.byteLength);
    return array;
  }
}

const aligned = (bytes: number): number => Math.ceil(bytes / ALIGNMENT) * ALIGNMENT;

function sharedMemory(pages: number): WebAssembly.Memory | null {
  if (pages > MOST_PAGES) return null;
  try {
    return new WebAssembly.Memory({ initial: pages, maximum: pages, shared: true });
  } catch {
    // the system gives no such piece
    return null;
  }
}

/** A zeroed array of the same width as another. */
function allocateLike(array: NumberArray, length: number): NumberArray {
  return array instanceof Uint16Array ? allocate16(length) : allocate32(length);
}

/** Whether an array can hold a value as it is. */
export function fits(array: NumberArray, value: number): boolean {
  return value <= MOST_IN_16_BITS || array instanceof Uint32Array;
}

/** The same numbers in 32 bits. */
export function widened(array: NumberArray): Uint32Array {
  const wide = allocate32(array.length);
  wide.set(array);
  return wide;
}

/** The same numbers in an array of another length; what is added is zero. */
export function resized(array: NumberArray, length: number): NumberArray {
  const copy = allocateLike(array, length);
  copy.set(length < array.length ? array.subarray(0, length) : array);
  return copy;
}
