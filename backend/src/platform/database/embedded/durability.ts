import { AsyncLocalStorage } from 'node:async_hooks';

const REPEATABLE = new AsyncLocalStorage<true>();

/**
 * Runs work whose transactions need not have reached the disk when they are answered: it can be done again, as an import or
 * demo data can. After a power cut the last of them may be gone, whole; what is acknowledged after them is never there
 * without them. Servers keep to their own settings.
 */
export const repeatable = <T>(work: () => Promise<T>): Promise<T> => REPEATABLE.run(true, work);

/** Whether the calling code does work of that kind. */
export const isRepeatable = (): boolean => REPEATABLE.getStore() === true;
