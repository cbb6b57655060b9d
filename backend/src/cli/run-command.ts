import { databaseProblem } from '../platform/database/database-problem';
import { databaseMessages } from './messages';

/** Prints a sentence about what went wrong, and gives the exit code back. */
export function fail(sentence: string, code: number): number {
  process.stderr.write(sentence);
  return code;
}

/**
 * Runs a command; what it resolves to is the exit code. Of a database that can't be used every command says the same.
 * @param sentenceOf what is printed of an error that the command did not expect
 */
export function runCommand(
  main: () => Promise<number>,
  sentenceOf: (error: unknown) => string = stackOf,
): void {
  main().then(
    (code) => {
      process.exitCode = code;
    },
    (error: unknown) => {
      const problem = databaseProblem(error);
      process.exitCode = fail(`${problem ? databaseMessages.problem(problem) : sentenceOf(error)}\n`, 1);
    },
  );
}

/** Where an error came from. */
export const stackOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
