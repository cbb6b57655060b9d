/** What a filter text says: one of several values, or none of them. */
export interface Alternatives {
  negated: boolean;
  /** As they are written; in quotation marks where the whole name is meant. */
  parts: readonly string[];
}

const NEGATION = /^\s*[!≠]\s*/;
/** Texts in quotation marks are left whole. */
const SEPARATORS = { values: /"[^"]*"|;|\s+veya\s+/gi, names: /"[^"]*"|[;,]|\s+veya\s+/gi };

/** What is separated. */
export type Separated = keyof typeof SEPARATORS;

/**
 * The alternatives of a filter text: `1,85;1,90`, `2 veya 3`, `!1/1`.
 * @param of values, or names, which a comma separates, too
 */
export function readAlternatives(text: string, of: Separated = 'values'): Alternatives {
  const rest = text.replace(NEGATION, '');
  const separated = rest.replace(SEPARATORS[of], (found) => (found.startsWith('"') ? found : '\n'));
  return { negated: rest !== text, parts: separated.split('\n').map((part) => part.trim()) };
}

/** The filter text of alternatives; empty for none. */
export const writeAlternatives = ({ negated, parts }: Alternatives): string =>
  parts.length === 0 ? '' : `${negated ? '!' : ''}${parts.join(';')}`;
