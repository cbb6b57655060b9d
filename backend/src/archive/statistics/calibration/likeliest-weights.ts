import { BENDS, MARGIN_LEVELS, type PriceWeights, PROPORTIONAL } from './price-weights';

/** Parameters that all selections of a market share: exponents by margin level, then bends. Their offsets follow. */
export const SHARED_PARAMETERS = MARGIN_LEVELS + BENDS.length;

/**
 * How far exponents may differ from 1, from the next level's, bends and offsets from 0: standard deviations of the prior,
 * measured in decision 0013.
 */
const EXPONENT_SPREAD = 0.2;
const NEIGHBOUR_SPREAD = 0.1;
const BEND_SPREAD = 0.05;
const OFFSET_SPREAD = 0.03;

/** A log likelihood as the parabola slope·θ − ½·θᵀ·curvature·θ over the parameters θ. */
export interface Parabola {
  readonly slope: Float64Array;
  /** Row by row; only places on and below the diagonal count. */
  readonly curvature: Float64Array;
}

/** No likelihood at all. */
export const flat = (parameters: number): Parabola => ({
  slope: new Float64Array(parameters),
  curvature: new Float64Array(parameters ** 2),
});

/** What fades to a share of itself, and what comes to it. */
export function sumOf(fading: Parabola, share: number, coming: Parabola): Parabola {
  const sum = (a: Float64Array, b: Float64Array): Float64Array =>
    a.map((value, at) => share * value + b[at]!);
  return {
    slope: sum(fading.slope, coming.slope),
    curvature: sum(fading.curvature, coming.curvature),
  };
}

/**
 * The parabola that touches a log likelihood at a point.
 * @param information the negative of its second derivatives there, on and below the diagonal
 */
export function touching(point: Float64Array, gradient: Float64Array, information: Float64Array): Parabola {
  const slope = gradient.slice();
  for (let i = 0; i < slope.length; i++)
    for (let j = 0; j < slope.length; j++)
      slope[i]! += symmetric(information, i, j, slope.length) * point[j]!;
  return { slope, curvature: information.slice() };
}

/** The parameters of weights, for a market of so many selections. */
export function parametersOf({ exponents, bends, offsets }: PriceWeights, selections: number): Float64Array {
  return Float64Array.from([...exponents, ...bends, ...(offsets ?? new Array<number>(selections).fill(0))]);
}

/** The weights of parameters, with six decimals. */
export function weightsOf(parameters: Float64Array): PriceWeights {
  const rounded = Array.from(parameters, (value) => Math.round(value * 1e6) / 1e6);
  return {
    exponents: rounded.slice(0, MARGIN_LEVELS),
    bends: rounded.slice(MARGIN_LEVELS, SHARED_PARAMETERS),
    offsets: rounded.slice(SHARED_PARAMETERS),
  };
}

/** The parameters that are likeliest by a prior around the proportional method and what matches say. */
export function likeliest({ slope, curvature }: Parabola): Float64Array {
  const size = slope.length;
  const precision = priorPrecision(size);
  const middle = parametersOf(PROPORTIONAL, size - SHARED_PARAMETERS);
  const pull = precision.map((row, at) => row.reduce((sum, each, i) => sum + each * middle[i]!, slope[at]!));
  for (let i = 0; i < size; i++)
    for (let j = 0; j < size; j++) precision[i]![j]! += symmetric(curvature, i, j, size);
  return solve(precision, pull);
}

const symmetric = (lower: Float64Array, i: number, j: number, size: number): number =>
  i >= j ? lower[i * size + j]! : lower[j * size + i]!;

function priorPrecision(size: number): number[][] {
  const precision = Array.from({ length: size }, () => new Array<number>(size).fill(0));
  for (let at = 0; at < size; at++) {
    const spread =
      at < MARGIN_LEVELS ? EXPONENT_SPREAD : at < SHARED_PARAMETERS ? BEND_SPREAD : OFFSET_SPREAD;
    precision[at]![at] = 1 / spread ** 2;
  }
  for (let level = 1; level < MARGIN_LEVELS; level++) {
    const bond = 1 / NEIGHBOUR_SPREAD ** 2;
    precision[level]![level]! += bond;
    precision[level - 1]![level - 1]! += bond;
    precision[level]![level - 1]! -= bond;
    precision[level - 1]![level]! -= bond;
  }
  return precision;
}

/**
 * The x with A·x = b, by Gaussian elimination.
 * @param matrix A, symmetric and positive definite, row by row
 */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): Float64Array {
  const rows = matrix.map((row, at) => [...row, right[at]!]);
  for (let pivot = 0; pivot < rows.length; pivot++) {
    const top = rows[pivot]!;
    for (const row of rows.slice(pivot + 1)) {
      const factor = row[pivot]! / top[pivot]!;
      for (let at = pivot; at < row.length; at++) row[at]! -= factor * top[at]!;
    }
  }
  const x = new Float64Array(rows.length);
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at]!;
    let rest = row.at(-1)!;
    for (let known = at + 1; known < rows.length; known++) rest -= row[known]! * x[known]!;
    x[at] = rest / row[at]!;
  }
  return x;
}
