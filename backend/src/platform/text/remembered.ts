const MOST_RESULTS = 20_000;

/**
 * A function of a text that remembers its latest results: files repeat names, dates and prices thousands of times.
 * @param compute gives the same result for the same text, and never undefined
 */
export function remembered<Result>(compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    // a copy: a part of a text keeps the whole text in memory
    const key = Buffer.from(text, 'utf16le').toString('utf16le');
    const result = compute(key);
    if (results.size >= MOST_RESULTS) results.clear();
    results.set(key, result);
    return result;
  };
}
