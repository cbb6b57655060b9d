/**
 * The x with A·x = b, by Gaussian elimination.
 * @param matrix A, symmetric and positive definite, row by row
 */
export function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const top = rows[pivot]!;
    for (const row of rows.slice(pivot + 1)) {
      const factor = row[pivot]! / top[pivot]!;
      for (let at = pivot; at < row.length; at++) row[at]! -= factor * top[at]!;
    }
  }
  const x = new Array<number>(rows.length).fill(0);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    let rest = row.at(-1)!;
    for (let known = at + 1; known < rows.length; known++) rest -= row[known]! * x[known]!;
    x[at] = rest / row[at]!;
  }
  return x;
}
