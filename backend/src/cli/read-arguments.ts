import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { fail } from './run-command';

/**
 * Reads what follows a command's name. `--help` prints the usage; an option that the command doesn't have, or another number
 * of file names than it wants, prints it on standard error.
 * @returns the exit code when that is all: 0 after help, 2 otherwise
 */
export function readArguments<Options extends ParseArgsOptionsConfig>(
  usage: string,
  options: Options,
  files = 0,
) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(usage);
    return 0;
  }
  try {
    const given = parseArgs({ allowPositionals: true, options });
    return given.positionals.length === files ? given : fail(usage, 2);
  } catch {
    return fail(usage, 2);
  }
}
