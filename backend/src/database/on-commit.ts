import type { DataSource } from 'typeorm';

/**
 * Calls a listener after each transaction that this process commits.
 * @returns takes the listener away again
 */
export function onCommit(dataSource: DataSource, listener: () => void): () => void {
  const subscriber = { afterTransactionCommit: listener };
  dataSource.subscribers.push(subscriber);
  return () => {
    const at = dataSource.subscribers.indexOf(subscriber);
    if (at >= 0) dataSource.subscribers.splice(at, 1);
  };
}
