/** The alphabets, the digits, and the rows of the keyboards in use here: Turkish Q and F, and English. */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  'abcçdefgğhıijklmnoöprsştuüvyz',
  '1234567890',
  ...['qwertyuiopğü', 'qwertyuıopğü', 'asdfghjklşi,', 'zxcvbnmöç.'],
  ...['fgğıodrnhpqwx', 'uieaütkmlyşx', 'jövcçzsb.,'],
  ...['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ...['!@#$%^&*()_+', "!'^+%&/()=?_"],
];

/**
 * How many characters of a text are new: neither the same as the one before nor its neighbour in the alphabet, among
 * the digits or in a row of keys, in either direction. `asdf1234` has two.
 */
export function newCharacters(text: string): number {
  const characters = [...text.toLowerCase()];
  return characters.filter((each, at) => at === 0 || !follows(characters[at - 1]!, each)).length;
}

const follows = (before: string, each: string): boolean =>
  before === each ||
  ROWS.some((row) => {
    const [from, to] = [row.indexOf(before), row.indexOf(each)];
    return from >= 0 && to >= 0 && Math.abs(from - to) === 1;
  });
