import { isConflict, isConnectionLost } from './dialects';
import { repeat } from './repeat';
import { isReadOnly } from './server/refusals';

/**
 * Does work again that the database gave up in favour of other work, that lost its connection, or that met a server which
 * takes no writes (the next connection may lead to another one). The work must leave nothing behind when it fails.
 * @param mayRepeat whether nothing of an attempt that failed with this error can have happened
 */
export function withRetries<T>(
  work: () => Promise<T>,
  mayRepeat: (error: unknown) => boolean = () => true,
): Promise<T> {
  return repeat(
    work,
    (error) => (isConflict(error) || isConnectionLost(error) || isReadOnly(error)) && mayRepeat(error),
  );
}
