const FORMULA = /^[=+\-@\t\r]/;
const NEEDS_QUOTES = /[";\n\r]/;

/** A cell of a CSV file for spreadsheets (separator `;`): never read as a formula, quoted where needed. */
export function csvCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
