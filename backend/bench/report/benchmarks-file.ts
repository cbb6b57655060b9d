const begin = (key: string): string => `<!-- bench ${key} -->`;
const end = (key: string): string => `<!-- /bench ${key} -->`;

/**
 * The file's text with one measured section put in place of its earlier state, or at the end when it is new. Nothing
 * outside the section's markers changes.
 * @param key of the section, e.g. `sqlite-250000`
 */
export function withSection(text: string, key: string, section: string): string {
  const fresh = `${begin(key)}\n\n${section.trim()}\n\n${end(key)}`;
  const from = text.indexOf(begin(key));
  const to = text.indexOf(end(key));
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${fresh}\n`;
  return `${text.slice(0, from)}${fresh}${text.slice(to + end(key).length)}`;
}
