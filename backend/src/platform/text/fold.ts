const MARKS = /\p{M}+/gu;
const SPACES = /[\s\u00a0]+/g;

/** Letters that Unicode decomposition leaves whole. */
const WHOLE_LETTERS: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};
const WHOLE = new RegExp(`[${Object.keys(WHOLE_LETTERS).join('')}]`, 'g');

/**
 * Folds a name or a search text so that spelling variants compare equal: İ I ı i → i, ş → s, ğ → g, ç → c,
 * ö → o, ü → u, other accents dropped, lower case, runs of white space (non-breaking too) as one space, trimmed.
 */
export function foldText(text: string): string {
  return text
    .replace(/[İI]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(WHOLE, (letter) => WHOLE_LETTERS[letter]!)
    .replace(SPACES, ' ')
    .trim();
}
