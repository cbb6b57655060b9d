/** Between a name and its other spellings; stands in no folded text, whose white space is single spaces. */
export const SPELLING_SEPARATOR = '\t';
/** Shorter beginnings say too little about which club is meant. */
const SHORTEST_BEGINNING = 4;

/**
 * A folded name with other spellings of it behind, in capitals: folded texts have none, so that looking for a part of
 * the name with letters never finds a part of another spelling. Spellings that hold nothing new, and those beyond the length, are
 * left out.
 */
export function withSpellings(folded: string, others: readonly string[], mostCharacters: number): string {
  let text = folded.slice(0, mostCharacters);
  for (const other of others) {
    const longer = `${text}${SPELLING_SEPARATOR}${other.toUpperCase()}`;
    if (other !== folded && longer.length <= mostCharacters) text = longer;
  }
  return text;
}

/**
 * What a text of {@link withSpellings} holds where another spelling of the name begins with a folded search text; null
 * when the search text is too short to be meant as one.
 */
export function spellingBeginning(search: string): string | null {
  return search.length < SHORTEST_BEGINNING ? null : `${SPELLING_SEPARATOR}${search.toUpperCase()}`;
}

/** The name itself of a text of {@link withSpellings}. */
export const nameOnly = (text: string): string => text.split(SPELLING_SEPARATOR, 1)[0]!;

/** Whether a text of {@link withSpellings} has a folded search text in the name itself, before the other spellings. */
export function nameHolds(text: string, search: string): boolean {
  const at = text.indexOf(search);
  if (at < 0 || !standsInCapitals(search)) return at >= 0;
  const end = text.indexOf(SPELLING_SEPARATOR);
  return end < 0 || at < end;
}

/** Whether a folded search text is the same in capitals (digits, signs), so that other spellings may have it too. */
export const standsInCapitals = (search: string): boolean => search === search.toUpperCase();
