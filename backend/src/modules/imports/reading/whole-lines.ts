import { tr } from '../../../common/locale/tr';
import { FileProblem } from './file-problem';

/** Longer lines are no table: refusing them keeps memory flat. */
const LONGEST_LINE = 256 * 1024;

/**
 * Cuts a text at line ends, so that each piece consists of whole lines. All line ends (CRLF, LF, CR, mixed) become
 * `\n`; the last piece ends with one too.
 * @throws FileProblem on a line of more than 256 Ki characters
 */
export async function* wholeLines(
  chunks: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<string, void, undefined> {
  let rest = '';
  for await (const chunk of chunks) {
    let text = rest + chunk;
    // a carriage return at the end may be the first half of CRLF
    const open = text.endsWith('\r') ? '\r' : '';
    if (open !== '') text = text.slice(0, -1);
    if (text.includes('\r')) text = text.replace(/\r\n?/g, '\n');
    const end = text.lastIndexOf('\n') + 1;
    rest = text.slice(end) + open;
    if (rest.length > LONGEST_LINE) throw new FileProblem(tr.imports.lineTooLong);
    if (end > 0) yield text.slice(0, end);
  }
  if (rest !== '') yield `${rest.replace(/\r$/, '')}\n`;
}
