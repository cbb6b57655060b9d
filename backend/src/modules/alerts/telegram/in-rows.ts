import type { AlertMessage, FilterMatches } from '../message/alert-message';

/** Bytes of UTF-8 that a row holds at most (MySQL's `text`), with some to spare. */
const MOST_BYTES = 60_000;

/** A message as one row of the queue holds it, or as several where it is too large for one. */
export function inRows({ filters }: AlertMessage, mostBytes = MOST_BYTES): AlertMessage[] {
  const rows: AlertMessage[] = [];
  let left = 0;
  for (const { matches, ...filter } of filters) {
    let open: FilterMatches | null = null;
    for (const match of matches) {
      const size = bytes(match) + 1;
      if (size + (open === null ? bytes(filter) + 20 : 0) > left) {
        rows.push({ filters: [] });
        open = null;
        left = mostBytes - 20;
      }
      if (open === null) {
        open = { ...filter, matches: [] };
        rows.at(-1)!.filters.push(open);
        left -= bytes(filter) + 20;
      }
      open.matches.push(match);
      left -= size;
    }
  }
  return rows;
}

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
