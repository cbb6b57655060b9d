interface DriverError {
  errno?: unknown;
  driverError?: { errno?: unknown };
}

/** The server takes no writes: `read_only` or one of its kin (1290), a read-only transaction (1792), InnoDB itself (1836). */
const READ_ONLY = new Set<unknown>([1290, 1792, 1836]);

/** The server lets nobody else in: all of its connections are in use (1040), or all that the account may have (1203, 1226). */
const TURNED_AWAY = new Set<unknown>([1040, 1203, 1226]);

/** Whether a statement met a server that takes no writes; nothing of it, or of its transaction, has happened. */
export const isReadOnly = (error: unknown): boolean => READ_ONLY.has(numberOf(error));

/** Whether a connection was refused because there are too many. */
export const isTurnedAway = (error: unknown): boolean => TURNED_AWAY.has(numberOf(error));

function numberOf(error: unknown): unknown {
  const { errno, driverError } = (error ?? {}) as DriverError;
  return driverError?.errno ?? errno;
}
