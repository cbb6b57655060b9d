import { Logger } from '@nestjs/common';

/** Milliseconds after which a process that says nothing more has lost what it holds. */
export const TERM = 60_000;

const logger = new Logger('Claims');

/**
 * Keeps what a process holds from others while it works.
 * @param renew false when it is another's by now
 * @param work its signal is aborted then
 * @param term milliseconds for which each renewal holds
 */
export async function whileRenewed<T>(
  renew: () => Promise<boolean>,
  work: (lost: AbortSignal) => Promise<T>,
  term = TERM,
): Promise<T> {
  const lost = new AbortController();
  const timer = setInterval(() => {
    renew().then(
      (isMine) => isMine || lost.abort(),
      // the next one makes up for it; the term is four of them
      (err: unknown) => logger.warn({ err }, 'A claim could not be renewed'),
    );
  }, term / 4).unref();
  try {
    return await work(lost.signal);
  } finally {
    clearInterval(timer);
  }
}
