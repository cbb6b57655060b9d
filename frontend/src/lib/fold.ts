const MARKS = /\p{M}+/gu;

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

/** Folds a text as the server's search does: Turkish and other accents and case dropped, white space collapsed. */
export function foldText(text: string): string {
  return text
    .replace(/[İI]/g, 'i')
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(/[ıøđðłßæœþ]/g, (letter) => WHOLE_LETTERS[letter]!)
    .replace(/\s+/g, ' ')
    .trim();
}
