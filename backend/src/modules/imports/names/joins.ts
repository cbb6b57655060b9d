/**
 * What something is after joins: follows them to their end. Where they lead back to themselves, all of the circle end
 * at the same one of it, the least.
 */
export function followJoins<Key extends string | number>(next: ReadonlyMap<Key, Key>, from: Key): Key {
  const passed: Key[] = [];
  let at = from;
  for (;;) {
    const into = next.get(at);
    if (into === undefined || into === at) return at;
    const circleFrom = passed.indexOf(at);
    if (circleFrom >= 0) {
      return passed.slice(circleFrom).reduce((least, key) => (key < least ? key : least));
    }
    passed.push(at);
    at = into;
  }
}
