import { parseArgs } from 'node:util';
import { tr } from '../platform/locale/tr';
import { BOOKMAKER_CODES, bookmakerCode } from '../modules/imports/formats/football-data/bookmakers';
import { FORMAT_NAMES, formatNamed } from '../modules/imports/formats/registry';

/** What the command line asks for. */
export interface ImportArguments {
  help: boolean;
  files: string[];
  format?: string;
  bookmaker?: string;
  encoding?: string;
  replaceDemo: boolean;
}

/** Reads the arguments of the import command; a wrong one is answered with a Turkish sentence. */
export function readImportArguments(args: string[]): ImportArguments | { problem: string } {
  const parsed = parse(args);
  if (typeof parsed === 'string') return { problem: parsed };
  const { values, positionals: files } = parsed;
  const { format, bookmaker, encoding, help = false } = values;
  if (!help && files.length === 0) return { problem: tr.imports.cli.noFiles };
  if (format !== undefined && formatNamed(format) === undefined) {
    return { problem: tr.imports.cli.badFormat(format, FORMAT_NAMES) };
  }
  const code = bookmaker === undefined ? undefined : bookmakerCode(bookmaker);
  if (code === null) return { problem: tr.imports.cli.badBookmaker(bookmaker!, BOOKMAKER_CODES) };
  if (encoding !== undefined && !isEncoding(encoding))
    return { problem: tr.imports.unknownEncoding(encoding) };
  return { help, files, format, bookmaker: code, encoding, replaceDemo: values['replace-demo'] ?? false };
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        bookmaker: { type: 'string' },
        encoding: { type: 'string' },
        'replace-demo': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch {
    return tr.imports.cli.badArguments;
  }
}

function isEncoding(label: string): boolean {
  try {
    new TextDecoder(label);
    return true;
  } catch {
    return false;
  }
}
