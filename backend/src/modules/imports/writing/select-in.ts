import type { EntityManager } from 'typeorm';

/** Fewer than any database's limit of parameters in a statement. */
const MOST_PARAMETERS = 10_000;

/** Runs `SELECT … WHERE column IN (…)` for any number of values. */
export async function selectIn<Row = Record<string, string | number | null>>(
  manager: EntityManager,
  select: (marks: string) => string,
  values: readonly (string | number)[],
  ...further: (string | number)[]
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let from = 0; from < values.length; from += MOST_PARAMETERS) {
    const chunk = values.slice(from, from + MOST_PARAMETERS);
    const found = (await manager.query(select(chunk.map(() => '?').join(', ')), [
      ...chunk,
      ...further,
    ])) as Row[];
    rows.push(...found);
  }
  return rows;
}
