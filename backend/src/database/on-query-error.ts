import type { DataSource } from 'typeorm';

/**
 * Calls a listener with the driver's error whenever a statement fails.
 * @returns takes the listener away again
 */
export function onQueryError(dataSource: DataSource, listener: (error: unknown) => void): () => void {
  const subscriber = {
    afterQuery: ({ success, error }: { success: boolean; error?: unknown }) => {
      if (!success) listener(error);
    },
  };
  dataSource.subscribers.push(subscriber);
  return () => {
    const at = dataSource.subscribers.indexOf(subscriber);
    if (at >= 0) dataSource.subscribers.splice(at, 1);
  };
}
