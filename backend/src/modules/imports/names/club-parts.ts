import { remembered } from '../../../platform/text/remembered';
import { SPONSORS } from './sponsors';
import { teamKey } from './team-key';

/** The most words that one part may have. */
const MOST_WORDS = 8;

const joined = (words: readonly string[]): string => words.join('');
const partKey = (part: string): string => teamKey(part).replaceAll(' ', '');
const parts = (lines: string): ReadonlySet<string> =>
  new Set(
    lines
      .split('\n')
      .map(partKey)
      .filter((part) => part !== ''),
  );

/** Kinds of clubs; written without spaces here, so that `F.K.`, `F. K.` and `FK` are one. */
const LEGAL_PARTS = parts(`
SK
FK
JK
Futbol Kulübü
Futbol Klübü
Spor Kulübü
Spor Klübü
Kulübü
Klübü
Spor Kulübü Derneği
Kulübü Derneği
Gençlik ve Spor Kulübü
`);

/** Behind the name only: `AS` in front is another country's (`AS Roma`). */
const LEGAL_ENDINGS = parts(`
A.Ş.
Futbol A.Ş.
Sportif A.Ş.
Spor Kulübü A.Ş.
Futbol Kulübü A.Ş.
Sportif Hizmetler A.Ş.
Sportif Yatırımlar A.Ş.
Futbol Yatırımları A.Ş.
Futbol İşletmeciliği A.Ş.
Futbol İşletmeciliği Ticaret A.Ş.
Sportif Yatırım ve Futbol İşletmeciliği A.Ş.
Sportif Sınai ve Ticari Yatırımlar A.Ş.
Futbol Yatırımları Sanayi ve Ticaret A.Ş.
`);

/** What is left of a name must say which club is meant. */
const SAYS_NOTHING = parts(`
Spor
Futbol
Belediye
Belediyespor
Belediye Spor
Gençlik
Gençlikspor
`);
const FEWEST_LETTERS = 3;

/** Other teams of a club, and numbers: they tell clubs apart and stand behind its name. A bare `k` is that of `S. K.` */
const OTHER_TEAM =
  /^(?:\([kwba]\)|[wb]|\(?(?:u\d\d|ii|iii|iv|kadin|kadinlar|kdn|women|ladies|rez|rezerv|amt|gencler)\)?|\d+)$/;

/**
 * Knows the legal and sponsor parts of clubs' names, which don't make another club: `Beşiktaş A.Ş.`, `FK Kukesi`,
 * `Yukatel Adana Demirspor`. Depends on the name alone, so that the order of imports never matters.
 */
export class ClubParts {
  private readonly sponsors: ReadonlySet<string>;

  constructor(sponsors: readonly string[] = SPONSORS) {
    this.sponsors = new Set(sponsors.map(partKey).filter((sponsor) => sponsor !== ''));
  }

  /**
   * The keys of a name: as {@link teamKey} has it, then with fewer and fewer of these parts; the last one has none.
   * Which team of the club is meant (`U19`, `(K)`, `II`, a number) always stays.
   */
  readonly keys = remembered((name): readonly string[] => {
    const words = teamKey(name).split(' ');
    const end = words.findLastIndex((word) => !OTHER_TEAM.test(word)) + 1;
    const team = words.slice(end);
    const found = [words.join(' ')];
    let club: readonly string[] | null = words.slice(0, end);
    while ((club = this.withoutOne(club)) !== null) found.push([...club, ...team].join(' '));
    return found;
  });

  /** Without the longest part at its end, else the one in front; null when there is none that may go. */
  private withoutOne(words: readonly string[]): readonly string[] | null {
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
      const ending = joined(words.slice(-count));
      const rest = words.slice(0, -count);
      if ((LEGAL_PARTS.has(ending) || LEGAL_ENDINGS.has(ending)) && saysWhich(rest)) return rest;
    }
    for (let count = Math.min(MOST_WORDS, words.length - 1); count > 0; count -= 1) {
      const beginning = joined(words.slice(0, count));
      const rest = words.slice(count);
      if ((LEGAL_PARTS.has(beginning) || this.sponsors.has(beginning)) && saysWhich(rest)) return rest;
    }
    return null;
  }
}

/** Whether a part, in whatever spelling, stands in a name as words of its own. */
export function hasPart(name: string, part: string): boolean {
  const wanted = partKey(part);
  const words = teamKey(name).split(' ');
  return words.some((_, start) => {
    let text = '';
    for (let at = start; at < words.length && text.length < wanted.length; at += 1) text += words[at]!;
    return text === wanted;
  });
}

function saysWhich(words: readonly string[]): boolean {
  const text = joined(words);
  const letters = text.replace(/\P{L}/gu, '').length;
  if (words.at(-1) === 've') return false;
  return letters >= FEWEST_LETTERS && !SAYS_NOTHING.has(text) && !LEGAL_PARTS.has(text);
}
