import { tr } from '../../../platform/locale/tr';
import type { Format, ProblemCode, SourceEvent } from '../formats/format';
import { detectFormat, formatNamed } from '../formats/registry';
import { FileProblem, openTextFile, type TextFile } from '../reading/text-file';
import { toPayload } from '../record/payload';
import { contentHash } from '../record/text-hash';
import type { OpenSource, Portion, ReadEvent, Source } from './source';
import { isBlank } from '../parse/clean-text';

/** Detection looks at so much of a text: the header of a wide bulletin has some 30,000 characters. */
const HEAD_LENGTH = 64 * 1024;
/** A portion has so many events or some more, unless reading them takes longer than that many milliseconds. */
const PORTION = 500;
const LONGEST_PORTION = 50;

/** Opens a file and reads it in this thread. */
export const openLocally: OpenSource = async (path, options) => {
  const file = await openTextFile(path, options.encoding);
  const head = await headOf(file);
  const problem = noTable(head, head.length < HEAD_LENGTH);
  if (problem !== null) throw new FileProblem(problem);
  const { format: name } = options;
  const format = name === undefined ? await detectFormat(head) : formatNamed(name);
  if (format === undefined) throw new FileProblem(noHeader(head));
  return new LocalSource(file, format, head, options.bookmaker);
};

class LocalSource implements Source {
  readonly encoding: string;
  readonly format: string;
  private readonly parts: AsyncGenerator<SourceEvent[], void, undefined>;
  /** What went wrong behind the last portion. */
  private problem: FileProblem | null = null;
  /** Whether a row below a header has come, good or bad. */
  private hasRows = false;

  constructor(
    private readonly file: TextFile,
    private readonly kind: Format,
    private readonly head: string,
    bookmaker: string | undefined,
  ) {
    this.encoding = file.encoding;
    this.format = kind.name;
    this.parts = kind.read(file, { bookmaker });
  }

  async next(): Promise<Portion> {
    if (this.problem !== null) throw this.problem;
    const events: ReadEvent[] = [];
    const until = performance.now() + LONGEST_PORTION;
    let isLast = false;
    try {
      do {
        const { done, value } = await this.parts.next();
        if (done) {
          await this.refuseWithoutRows();
          isLast = true;
        } else for (const event of value) events.push(this.noted(event));
      } while (!isLast && events.length < PORTION && performance.now() < until);
    } catch (error) {
      if (!(error instanceof FileProblem) || events.length === 0) throw error;
      this.problem = error;
    }
    return { events, share: Math.min(1, this.file.position() / this.file.size), isLast };
  }

  private noted(event: SourceEvent): ReadEvent {
    this.hasRows ||= event.kind === 'record' || (event.kind === 'skip' && !NO_ROWS.has(event.problem.code));
    return withPayload(event);
  }

  /** @throws FileProblem when nothing that could be a row stood below a header */
  private async refuseWithoutRows(): Promise<void> {
    if (this.hasRows || this.kind.allowsNoRecords === true) return;
    const hasHeader = await this.kind.recognises(this.head);
    throw new FileProblem(hasHeader ? tr.imports.headerOnly : noHeader(this.head));
  }

  async close(): Promise<void> {
    await this.parts.return();
  }
}

/** Skipped lines that are no rows. */
const NO_ROWS: ReadonlySet<ProblemCode> = new Set(['beforeHeader', 'repeatedHeader']);

function withPayload(event: SourceEvent): ReadEvent {
  if (event.kind !== 'record') return event;
  const { record } = event;
  const payload = toPayload(record.observation);
  return { kind: 'record', record: { ...record, payload, content: contentHash(payload) } };
}

async function headOf(file: TextFile): Promise<string> {
  let head = '';
  for await (const chunk of file.chunks()) {
    head += chunk;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head.slice(0, HEAD_LENGTH);
}

/** What may stand before a page's first tag: blanks and byte order marks, declarations, comments. */
const BEFORE_PAGE = /^(?:[\s\u00a0\ufeff"]+|<\?[^>]*>|<!--[\s\S]*?-->)/;
/** How web pages, and what servers send in their place, begin; tables may begin with other words in angle brackets. */
const PAGE =
  /^(?:<!doctype\s+html|<(?:html|head|body|title|meta|link|base|script|style|noscript|iframe|div|span|p|h[1-6]|table|center|font|form|pre|br|hr|b|a|ul|ol)(?=[\s/>]|$)|<!--)/i;
const LONGEST_LINE_SHOWN = 80;

/**
 * What a text is that can't hold matches whatever its format, as a sentence: nothing, or a web page.
 * @param head its beginning
 * @param isWhole whether nothing follows it
 * @returns null for every other text
 */
export function noTable(head: string, isWhole: boolean): string | null {
  if (isWhole && /^[\s\u00a0\ufeff[\]{},;"]*$/.test(head)) return tr.imports.emptyFile;
  return isWebPage(head) ? tr.imports.webPage : null;
}

function isWebPage(head: string): boolean {
  let rest = head;
  for (;;) {
    const before = BEFORE_PAGE.exec(rest)?.[0];
    if (before === undefined) return PAGE.test(rest);
    rest = rest.slice(before.length);
  }
}

/** Says of a text without a header of any format how it begins, so that its sender sees what was sent. */
export function noHeader(head: string): string {
  const line = head.split(/[\r\n]+/).find((each) => !isBlank(each)) ?? '';
  const text = line.replace(/[\s\u00a0\ufeff]+/g, ' ').trim();
  const shown = text.length > LONGEST_LINE_SHOWN ? `${text.slice(0, LONGEST_LINE_SHOWN)}…` : text;
  return /^[[{]/.test(text) ? tr.imports.noMatchList(shown) : tr.imports.noHeader(shown);
}
