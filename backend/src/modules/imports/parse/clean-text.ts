const ODD_SPACES = /[\u00a0\u2007\u202f\u200b\ufeff\t]/g;
const PLAIN = /^[!-~]*$/;

/** A cell as its reader meant it: non-breaking and invisible spaces are spaces, trimmed. */
export function cleanText(cell: string): string {
  // most cells are numbers or empty: skip the work
  return PLAIN.test(cell) ? cell : cell.replace(ODD_SPACES, ' ').trim();
}

/** {@link cleanText} with runs of spaces inside the text collapsed: for names. */
export function cleanName(cell: string): string {
  return cleanText(cell).replace(/\s+/g, ' ');
}

/** True when nothing but white space stands in the cell. */
export function isBlank(cell: string): boolean {
  return cell === '' || cleanText(cell) === '';
}
