import { AsyncLocalStorage } from 'node:async_hooks';
import type { DataSource, EntityManager } from 'typeorm';
import { AppError } from '../errors/app-error';
import { tr } from '../locale/tr';
import { isConnectionLost } from './dialects';
import { withRetries } from './retry';

type Work<T> = (manager: EntityManager) => Promise<T>;
type AfterCommit = () => Promise<void> | void;

/** A transaction, as the code that runs in it sees it. */
export interface Transaction {
  readonly manager: EntityManager;
  state: 'open' | 'done' | 'failed';
  /** The error of a part that joined the transaction: even where it was caught, half of that part may be written. */
  failure: { error: unknown } | null;
  readonly afterCommit: AfterCommit[];
}

/** Errors of what follows a commit: their transactions have happened. */
const afterCommits = new WeakSet<object>();

const contexts = new WeakMap<DataSource, AsyncLocalStorage<Transaction>>();

/**
 * Lets {@link transactionOf} know of every transaction of a data source, from wherever it is opened. Call it once, before
 * `initialize()`.
 */
export function trackTransactions(dataSource: DataSource): void {
  const context = new AsyncLocalStorage<Transaction>();
  contexts.set(dataSource, context);
  const { manager } = dataSource;
  const transaction = manager.transaction.bind(manager) as (...args: unknown[]) => Promise<unknown>;
  // the data source passes undefined behind a sole argument
  manager.transaction = (async (...args: unknown[]) => {
    const afterCommit: AfterCommit[] = [];
    const tracked = (work: Work<unknown>) => (own: EntityManager) => {
      const opened: Transaction = { manager: own, state: 'open', failure: null, afterCommit };
      return context.run(opened, () => toItsEnd(opened, work));
    };
    const result = await transaction(
      ...args.map((each) => (typeof each === 'function' ? tracked(each as Work<unknown>) : each)),
    );
    const outcomes = await Promise.allSettled(afterCommit.map(async (each) => each()));
    const failed = outcomes.find((outcome) => outcome.status === 'rejected');
    if (failed) {
      const { reason } = failed as { reason: unknown };
      if (typeof reason === 'object' && reason !== null) afterCommits.add(reason);
      throw reason;
    }
    return result;
  }) as EntityManager['transaction'];
}

async function toItsEnd<T>(transaction: Transaction, work: Work<T>): Promise<T> {
  try {
    const result = await work(transaction.manager);
    if (transaction.failure !== null) throw transaction.failure.error;
    transaction.state = 'done';
    return result;
  } catch (error) {
    transaction.state = 'failed';
    throw error;
  }
}

/**
 * The transaction of a data source that the calling code runs in, or null outside of any. What was begun in one and
 * goes on after its end (a timer, work that was not awaited) runs outside of it.
 * @throws Error after a transaction that was rolled back: what a part of it still writes would not be rolled back
 */
export function transactionOf(dataSource: DataSource): Transaction | null {
  const transaction = contexts.get(dataSource)?.getStore() ?? null;
  if (transaction?.state === 'failed')
    throw new Error('The transaction that this code was begun in has been rolled back.');
  return transaction?.state === 'open' ? transaction : null;
}

/**
 * Runs `work` in a transaction: in the open one where the caller runs in one, else in one of its own, which is begun
 * again when the database gives it up in favour of another, or its connection is lost before the commit. All effects of
 * `work` must go through its manager.
 * @throws AppError UNAVAILABLE when the connection was lost at the commit, and the outcome with it
 */
export async function inTransaction<T>(dataSource: DataSource, work: Work<T>): Promise<T> {
  const open = transactionOf(dataSource);
  if (open !== null) return join(open, work);
  /** All statements of the attempt have been made: an error comes from the commit, or from what follows it. */
  let committing = false;
  const attempt = (): Promise<T> => {
    committing = false;
    return dataSource.transaction(async (manager) => {
      const result = await work(manager);
      committing = true;
      return result;
    });
  };
  const hasHappened = (error: unknown) => afterCommits.has(Object(error) as object);
  try {
    return await withRetries(
      attempt,
      (error) => !hasHappened(error) && !(committing && isConnectionLost(error)),
    );
  } catch (error) {
    if (hasHappened(error) || !committing || !isConnectionLost(error)) throw error;
    throw new AppError('UNAVAILABLE', { message: tr.errors.outcomeUnknown, cause: error });
  }
}

async function join<T>(transaction: Transaction, work: Work<T>): Promise<T> {
  try {
    return await work(transaction.manager);
  } catch (error) {
    transaction.failure ??= { error };
    throw error;
  }
}
