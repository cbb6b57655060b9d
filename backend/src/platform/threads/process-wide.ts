import { getEnvironmentData, type Serializable, setEnvironmentData } from 'node:worker_threads';

/** A value that all threads of this process have in common: the first one that asks for it makes it. */
export function processWide<T extends Serializable>(name: string, make: () => T): T {
  const known = getEnvironmentData(name) as T | undefined;
  if (known !== undefined) return known;
  const made = make();
  setEnvironmentData(name, made);
  return made;
}
