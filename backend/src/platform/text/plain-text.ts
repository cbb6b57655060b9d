/** Control characters that no text needs, line break and tab excepted; some databases end a text at NUL. */
const CONTROLS = /(?![\n\t])\p{Cc}/gu;
const LONE_SURROGATES = /\p{Surrogate}/gu;

/**
 * Text as a visitor meant it: line breaks as `\n`, no control characters, whole characters only, composed (NFC),
 * trimmed. Markup stays as it is: it is text.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(CONTROLS, '')
    .replace(LONE_SURROGATES, '\ufffd')
    .normalize('NFC')
    .trim();
}

/** {@link plainText} in one line: line breaks, tabs and runs of blanks become one blank. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\s+/g, ' ');
}

/** Length as databases and people count it: an emoji outside the basic plane is one character. */
export function textLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}
