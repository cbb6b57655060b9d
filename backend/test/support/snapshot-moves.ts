import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { DataSource } from 'typeorm';
import { Database } from '../../src/platform/database/database';
import { PriceHistoryService } from '../../src/modules/imports/history/price-history.service';

/** How a match's 1X2 moved: how often it changed, and how often it went back at once to where it had been (A-B-A). */
export interface Moves {
  readonly changes: number;
  readonly reversals: number;
}

/** What all snapshots of a folder say of 1X2, by the time at which they were taken and by nothing else. */
export interface PlainReading {
  /** How many were taken after one with a higher `oddVersion`. */
  readonly oldCopies: number;
  readonly snapshots: number;
  /** When the first and the last one were taken, ISO 8601 in UTC. */
  readonly taken: readonly [string, string];
  readonly moves: Moves;
  /** The last prices of 1, X and 2 up to kick-off in hundredths, by the id of the event. */
  readonly closing: ReadonlyMap<string, string>;
}

/** A price of 1. */
const CLOSED = 100;

interface Snapshot {
  cekim: string;
  oddVersion: number;
  olay: { id: number; ts: number; m: Record<string, { o: number[] } | undefined> }[];
}

/** Sums up how one match moved after another. */
const sumOfMoves = (all: readonly Moves[]): Moves => ({
  changes: all.reduce((sum, { changes }) => sum + changes, 0),
  reversals: all.reduce((sum, { reversals }) => sum + reversals, 0),
});

/** @param states 1X2 as seen one after the other, each as one text; equal ones in a row are one */
function movesOf(states: readonly string[]): Moves {
  const distinct = states.filter((state, at) => state !== states[at - 1]);
  return {
    changes: Math.max(0, distinct.length - 1),
    reversals: distinct.filter((state, at) => at >= 2 && state === distinct[at - 2]).length,
  };
}

/** How 1X2 moved in all price histories of an archive, as the match screen gets them. */
export async function movesOfArchive(database: DataSource): Promise<Moves> {
  const histories = new PriceHistoryService(new Database(database));
  const rows = await database.query<{ match_id: number }[]>(
    'SELECT DISTINCT match_id FROM timed_observations',
  );
  const all: Moves[] = [];
  for (const { match_id } of rows) {
    const { history } = await histories.read(match_id);
    const columns = ['ft_1_odd', 'ft_x_odd', 'ft_2_odd'].map(
      (name) => history.find(({ column }) => column === name)?.points ?? [],
    );
    all.push(movesOf(wholeStates(columns)));
  }
  return sumOfMoves(all);
}

/** The price histories of 1, X and 2 as one: the whole 1X2 at each instant at which one of them moved. */
function wholeStates(columns: readonly (readonly { at: string; price: number | null }[])[]): string[] {
  const instants = [...new Set(columns.flatMap((points) => points.map(({ at }) => at)))].sort();
  return instants.flatMap((instant) => {
    const prices = columns.map((points) => points.findLast(({ at }) => at <= instant)?.price ?? null);
    return prices.some((price) => price === null) ? [] : [prices.join()];
  });
}

/** Reads the snapshots of a folder (`.json.gz`) by brute force, without asking the import anything. */
export function readPlainly(folder: string): PlainReading {
  const snapshots = readdirSync(folder)
    .map((name) => JSON.parse(gunzipSync(readFileSync(join(folder, name))).toString('utf8')) as Snapshot)
    .sort((one, other) => Date.parse(one.cekim) - Date.parse(other.cekim));
  const events = new Map<number, { at: number; event: Snapshot['olay'][number] }[]>();
  let highest = 0;
  let oldCopies = 0;
  for (const { cekim, oddVersion, olay } of snapshots) {
    oldCopies += Number(oddVersion < highest);
    highest = Math.max(highest, oddVersion);
    for (const event of olay)
      events.set(event.id, [...(events.get(event.id) ?? []), { at: Date.parse(cekim), event }]);
  }
  const closing = new Map<string, string>();
  const moves: Moves[] = [];
  for (const seen of events.values()) {
    const { id, ts } = seen[seen.length - 1]!.event;
    const last: number[] = [];
    const states = seen.flatMap(({ at, event }) => {
      const prices = (event.m['1']?.o ?? []).map((price) => Math.round(price * 100));
      if (at > ts || prices.length !== 3) return [];
      prices.forEach((price, selection) => price !== CLOSED && (last[selection] = price));
      return prices.includes(CLOSED) ? [] : [prices.join()];
    });
    if (states.length === 0) continue;
    moves.push(movesOf(states));
    closing.set(String(id), last.join());
  }
  const taken = [snapshots[0]!, snapshots.at(-1)!].map(({ cekim }) => new Date(cekim).toISOString());
  return {
    snapshots: snapshots.length,
    taken: [taken[0]!, taken[1]!],
    oldCopies,
    moves: sumOfMoves(moves),
    closing,
  };
}
