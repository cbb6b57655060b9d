import { Injectable } from '@nestjs/common';
import { isOddField } from '../../../archive/catalogue/columns';
import type { OddField } from '../../../archive/catalogue/odds-groups';
import { type SourceName, sourceNames } from '../../../archive/catalogue/price-sources';
import { Database } from '../../../platform/database/database';
import { epochOfStored } from '../../../platform/database/stored-instant';
import { selectIn } from '../../../platform/database/select-in';
import { PriceSightings, type Sighting, type SightingsOfMatch } from '../../odds/prices/price-sightings';
import { latestSightings } from '../record/fold';
import type { Observation } from '../record/observation';
import { observedAt } from '../record/timeline';
import { loadRestarts } from '../writing/fold-context';
import { findObservations, findTimelines, statementsOfTimeline } from '../writing/observation-tables';

/** Tells where the latest prices of matches were seen: what the archive folds them from knows it. */
@Injectable()
export class SightingsReader {
  constructor(
    private readonly database: Database,
    sightings: PriceSightings,
  ) {
    sightings.readWith((ids) => this.read(ids));
  }

  private async read(ids: readonly number[]): Promise<ReadonlyMap<number, SightingsOfMatch>> {
    const { manager } = this.database;
    const observations = await findObservations(manager, ids);
    const timelines = await findTimelines(manager, ids);
    const restarts = await loadRestarts(manager);
    const demo = await this.demoAmong(ids);
    const heard = await this.heardOf();
    const found = new Map<number, SightingsOfMatch>();
    for (const id of ids) {
      const said = [...(observations.get(id) ?? []), ...statementsOfTimeline(id, timelines.get(id) ?? [])];
      if (said.length === 0) continue;
      const all = said.map(({ observation }) => observation);
      found.set(id, sightingsOf(all, heard, { isDemo: demo.has(id), restarts }));
    }
    return found;
  }

  private async demoAmong(ids: readonly number[]): Promise<ReadonlySet<number>> {
    const rows = await selectIn<{ id: number }>(
      this.database.manager,
      (marks) => `SELECT id FROM matches WHERE is_demo = 1 AND id IN (${marks})`,
      ids,
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** When each kind of source was heard of last, epoch milliseconds. */
  private async heardOf(): Promise<ReadonlyMap<string, number>> {
    const rows = await this.database.manager.query<{ format: string; newest: string | Date }[]>(
      `SELECT format, MAX(newest_at) AS newest FROM imports
       WHERE newest_at IS NOT NULL AND format IS NOT NULL AND status <> 'undone' GROUP BY format`,
    );
    return new Map(rows.map(({ format, newest }) => [format, epochOfStored(newest)]));
  }
}

/** Of one match, from all that was said about it. */
export function sightingsOf(
  observations: readonly Observation[],
  heard: ReadonlyMap<string, number>,
  options: Parameters<typeof latestSightings>[1],
): SightingsOfMatch {
  const last = new Map<SourceName | null, number>();
  for (const observation of observations) {
    const at = observedAt(observation);
    const source = observation.source === 'base' ? null : (observation.source as SourceName);
    if (at !== null) last.set(source, Math.max(at, last.get(source) ?? -Infinity));
  }
  const sightings = new Map<OddField, Sighting>();
  for (const [field, { sources, instant }] of latestSightings(observations, options)) {
    if (!isOddField(field)) continue;
    const source = sourceNames(sources).sources[0] ?? null;
    // on offer when the match was looked at last: the source has had nothing new since
    const isOffered = instant !== null && instant >= (last.get(source) ?? instant);
    const heardAt = isOffered ? Math.max(instant, heard.get(source ?? '') ?? instant) : instant;
    sightings.set(field, { source, at: instant, heardAt });
  }
  return sightings;
}
