/** An instant (epoch milliseconds) as every supported database reads and compares it in a raw statement. */
export function storedInstant(epoch: number): string {
  return new Date(epoch).toISOString().replace('T', ' ').replace('Z', '');
}

/** The epoch milliseconds of an instant as a raw statement gives it: servers a date, the embedded database a text. */
export function epochOfStored(stored: string | Date): number {
  return stored instanceof Date ? stored.getTime() : Date.parse(`${stored.replace(' ', 'T')}Z`);
}
