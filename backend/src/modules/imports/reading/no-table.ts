import { tr } from '../../../common/locale/tr';
import { isBlank } from '../parse/clean-text';

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
