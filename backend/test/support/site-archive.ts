import type { INestApplicationContext } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { betsOf } from '../../src/archive/answers/backtest';
import { ALL_MATCHES, Quotes } from '../../src/archive/answers/context';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { Archive } from '../../src/archive/client';
import type { OddsSearch, OrderedSearch } from '../../src/archive/question/odds-query';
import { asksBefore } from '../../src/archive/question/what-came-before';
import { ArchiveReader } from '../../src/archive/reader';
import type { Bets } from '../../src/archive/statistics/backtest/bets';
import { isLeftToState } from '../../src/archive/sql/conditions';
import type { Limit } from '../../src/archive/sql/statements';
import { Calibration } from '../../src/archive/statistics/calibration/calibration';
import { LearningRepository } from '../../src/modules/odds/learning/learning.repository';
import type { TestSite } from './create-test-site';

/** So long a test waits; far more than it takes, so that only what never comes fails. */
const LONGEST_WAIT = 300_000;

/** Asks again and again until the answer is yes; answers how many milliseconds that took. */
export async function until(
  what: string,
  answer: () => boolean | Promise<boolean>,
  longest = LONGEST_WAIT,
): Promise<number> {
  const startedAt = performance.now();
  while (!(await answer())) {
    if (performance.now() - startedAt > longest) throw new Error(`Waited in vain: ${what}`);
    await sleep(5);
  }
  return performance.now() - startedAt;
}

/** Waits until a site answers from all that is committed; answers how many milliseconds that took. */
export async function archiveCaughtUp(site: TestSite): Promise<number> {
  const archive = site.app.get(Archive);
  const [row] = (await site.database.query('SELECT revision FROM archive_revision')) as [
    { revision: number },
  ];
  return until(
    `the archive at revision ${row.revision}`,
    () => (archive.state?.revision ?? -1) >= row.revision,
  );
}

type WithApp = { readonly app: INestApplicationContext };

/** What a site has learned. */
export async function learnedBy({ app }: WithApp): Promise<Calibration> {
  return new Calibration((await app.get(LearningRepository).read()).learned);
}

/** Reads the archive of a site from its database. */
export function readerOf(database: DataSource): ArchiveReader {
  return new ArchiveReader((sql, params = []) => database.query(sql, [...params]), database.options.type);
}

/**
 * Ids of some of the matches that a search finds, by SQL as far as it goes: what no database can tell is asked of the state of
 * those that it finds, what came before of all.
 */
export async function idsInDatabase(
  database: DataSource,
  search: OrderedSearch,
  limit: Limit,
): Promise<number[]> {
  const reader = readerOf(database);
  const isAboutAll = asksBefore(search);
  if (!isAboutAll && !search.predicates.some(isLeftToState)) return reader.ids(search, limit);
  const state = await reader.stateOf(isAboutAll ? ALL_MATCHES : search);
  const { places } = state.page(search, limit.offset, limit.count);
  return places.map(({ segment, position }) => segment.ids[position]!);
}

/** Collects bets. */
export type CollectBets = (selection: OddField, search: OddsSearch) => Bets;

/** Collects bets in the latest state of a site, by what it has learned. */
export async function betsIn({ app }: WithApp): Promise<CollectBets> {
  const archive = app.get(Archive);
  await archive.firstLoad;
  const state = archive.state!;
  const quotes = new Quotes(await learnedBy({ app }));
  return (selection, search) =>
    betsOf({ selection, search }, { state, quotes, throwIfAborted: () => undefined });
}
