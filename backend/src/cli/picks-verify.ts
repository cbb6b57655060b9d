import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { tr } from '../platform/locale/tr';
import { callerFolder } from '../platform/config/settings';
import { FileProblem, openTextFile } from '../modules/imports/reading/text-file';
import { readCsv } from '../modules/imports/reading/csv-rows';
import { RecordChecker } from '../modules/blogs/picks/chain/record-checker';
import { RECORD_COLUMNS } from '../modules/blogs/picks/chain/record-file';
import { readArguments } from './read-arguments';
import { fail, runCommand } from './run-command';

const said = tr.cli.picksVerify;

const HASH = /^[0-9a-f]{64}$/;

/**
 * `npm run picks:verify -- FILE [--head HASH]`: computes the hashes of an exported record again. It needs neither the
 * site's settings nor its database, so that everybody can run it.
 */
async function main(): Promise<number> {
  const given = readArguments(said.usage, { head: { type: 'string', multiple: true } }, 1);
  if (typeof given === 'number') return given;
  const file = given.positionals[0]!;
  const heads = (given.values.head ?? []).map((head) => head.trim().toLowerCase());
  const badHead = heads.find((head) => !HASH.test(head));
  if (badHead !== undefined) return fail(said.badHead(badHead), 2);
  const path = resolve(callerFolder(), file);
  if (!existsSync(path)) return fail(said.missingFile(file), 1);
  const checker = new RecordChecker(new Set(heads));
  try {
    if (!(await readInto(checker, path))) return fail(said.notARecord(RECORD_COLUMNS.join(';')), 1);
  } catch (error) {
    if (error instanceof FileProblem) return fail(`${error.message}\n`, 1);
    throw error;
  }
  const { count, closed, head, problem } = checker;
  process.stdout.write(said.holds(count, head));
  if (closed > 0) process.stdout.write(said.closed(closed));
  if (problem !== null) process.stdout.write(said.problems[problem.kind](problem.seq));
  const rows = heads.map((wanted) => ({ wanted, row: checker.rowWith(wanted) }));
  for (const { wanted, row } of rows)
    process.stdout.write(row === null ? said.headMissing(wanted) : said.headFound(wanted, row));
  return problem === null && rows.every(({ row }) => row !== null) ? 0 : 1;
}

/** @returns false when the file isn't an exported record */
async function readInto(checker: RecordChecker, path: string): Promise<boolean> {
  const text = await openTextFile(path);
  let isHead = true;
  for await (const { rows, badLines } of readCsv(text.chunks())) {
    const records = [...rows, ...badLines.map(({ line }) => ({ line, cells: null }))];
    for (const { cells } of records.sort((one, other) => one.line - other.line)) {
      if (!isHead) {
        if (!checker.add(cells)) return true;
        continue;
      }
      if (cells === null || !checker.begin(cells)) return false;
      isHead = false;
    }
  }
  return !isHead;
}

runCommand(main);
