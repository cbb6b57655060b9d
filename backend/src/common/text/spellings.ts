/** Stands in no folded text, whose white space is single spaces. */
const SEPARATOR = '\t';
/** Shorter beginnings say too little about which club is meant. */
const SHORTEST_BEGINNING = 4;

/**
 * A folded name with other spellings of it behind, in capitals: folded texts have none, so that looking for a part of
 * the name never finds a part of another spelling. Spellings that hold nothing new, and those beyond the length, are
 * left out.
 */
export function withSpellings(folded: string, others: readonly string[], mostCharacters: number): string {
  let text = folded.slice(0, mostCharacters);
  for (const other of others) {
    const longer = `${text}${SEPARATOR}${other.toUpperCase()}`;
    if (other !== folded && longer.length <= mostCharacters) text = longer;
  }
  return text;
}

/**
 * What a text of {@link withSpellings} holds where another spelling of the name begins with a folded search text; null
 * when the search text is too short to be meant as one.
 */
export function spellingBeginning(search: string): string | null {
  return search.length < SHORTEST_BEGINNING ? null : `${SEPARATOR}${search.toUpperCase()}`;
}
