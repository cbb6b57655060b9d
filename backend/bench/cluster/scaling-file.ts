import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withSection } from '../report/benchmarks-file';

const FILE = join(__dirname, '..', '..', '..', 'docs', 'scaling.md');

/** Puts a run's figures into `docs/scaling.md`, in the place of the former ones. */
export function writeSection(database: string, text: string): void {
  writeFileSync(FILE, withSection(readFileSync(FILE, 'utf8'), `cluster-${database}`, text));
}
