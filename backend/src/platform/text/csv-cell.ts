const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\n\r]/;

/** Whether a spreadsheet would take a text for a formula. */
export const looksLikeFormula = (text: string): boolean => FORMULA.test(text);

/** A cell of a CSV file for spreadsheets (separator `;`): never read as a formula, quoted where needed. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : looksLikeFormula(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A line of these cells. */
export const csvLine = (cells: readonly string[]): string => `${cells.join(';')}\r\n`;

/** The first line of a file, after the byte order mark by which spreadsheets know UTF-8. */
export const csvHeadLine = (titles: readonly string[]): string => `\ufeff${csvLine(titles.map(csvCell))}`;
