import type { EntityManager } from 'typeorm';

/** Fewer than any database's limit of parameters in a statement. */
const MOST_PARAMETERS = 8_192;
const STEP = 64;

/** A mark for each of these values, for a list of parameters. */
export const marks = (values: readonly unknown[]): string => values.map(() => '?').join(', ');

/**
 * Runs `SELECT … WHERE column IN (…)` for any number of values. The last one is repeated up to a multiple of 64:
 * a statement that comes again is prepared already.
 */
export async function selectIn<Row = Record<string, string | number | null>>(
  manager: EntityManager,
  select: (list: string) => string,
  values: readonly (string | number)[],
  ...further: (string | number)[]
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += MOST_PARAMETERS) {
    const chunk = values.slice(from, from + MOST_PARAMETERS);
    const length = Math.ceil(chunk.length / STEP) * STEP;
    const padding = new Array<string | number>(length - chunk.length).fill(chunk[chunk.length - 1]!);
    const padded = [...chunk, ...padding];
    const found = await manager.query<Row[]>(select(marks(padded)), [...padded, ...further]);
    for (const row of found) rows.push(row);
  }
  return rows;
}
