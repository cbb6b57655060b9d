import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Where `npm run bench -- --peers` has installed DuckDB: `scripts/lib/peers.mjs`. */
const FOLDER = join(__dirname, '..', '..', '.cache', 'peers');

/** What is used of `@duckdb/node-api`, which is no dependency. */
export interface DuckConnection {
  run(sql: string): Promise<DuckResult>;
  prepare(sql: string): Promise<DuckStatement>;
  closeSync(): void;
}

export interface DuckStatement {
  run(): Promise<DuckResult>;
  destroySync(): void;
}

/** An answer that is wholly in memory, in chunks of columns. */
export interface DuckResult {
  readonly chunkCount: number;
  readonly columnCount: number;
  getChunk(number: number): {
    readonly rowCount: number;
    getColumnVector(column: number): { readonly items: ArrayLike<number> };
  };
  getRows(): Promise<unknown[][]>;
}

interface DuckPackage {
  DuckDBInstance: { create(path: string): Promise<{ connect(): Promise<DuckConnection> }> };
  version(): string;
}

/** A new database in memory, and its version. */
export async function openDuck(): Promise<{ duck: DuckConnection; version: string }> {
  const { DuckDBInstance, version } = createRequire(join(FOLDER, 'package.json'))(
    '@duckdb/node-api',
  ) as DuckPackage;
  return { duck: await (await DuckDBInstance.create(':memory:')).connect(), version: version() };
}

/** Numbers of a column as they come, all chunks in one array. */
export function numbersOf(result: DuckResult, column: number): Float64Array {
  const parts = Array.from({ length: result.chunkCount }, (_, number) => result.getChunk(number));
  const numbers = new Float64Array(parts.reduce((sum, { rowCount }) => sum + rowCount, 0));
  let from = 0;
  for (const part of parts) {
    numbers.set(part.getColumnVector(column).items, from);
    from += part.rowCount;
  }
  return numbers;
}
