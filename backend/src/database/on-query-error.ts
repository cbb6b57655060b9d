import type { DataSource } from 'typeorm';

/** Calls a listener with the driver's error whenever a statement fails. */
export function onQueryError(dataSource: DataSource, listener: (error: unknown) => void): void {
  dataSource.subscribers.push({
    afterQuery: ({ success, error }: { success: boolean; error?: unknown }) => {
      if (!success) listener(error);
    },
  });
}
