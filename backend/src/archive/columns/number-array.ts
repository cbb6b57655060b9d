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
