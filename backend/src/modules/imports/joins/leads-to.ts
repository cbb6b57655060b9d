/**
 * What a name has become by these joins, chains followed; a name that was not joined is itself.
 * @param joins a name by the one that was joined into it
 */
export function leadsTo<Name>(name: Name, joins: ReadonlyMap<Name, Name>): Name {
  const passed = new Set<Name>();
  let at = name;
  for (let next = joins.get(at); next !== undefined && !passed.has(next); next = joins.get(at)) {
    passed.add(at);
    at = next;
  }
  return at;
}
