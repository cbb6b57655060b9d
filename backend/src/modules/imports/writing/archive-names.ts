import type { EntityManager } from 'typeorm';
import { followJoins } from '../names/joins';
import { dayOf, type Place } from '../record/components';
import type { Observation } from '../record/observation';
import { loadTeamNames, type TeamNames, withCurrentNames } from './team-names';

/** A competition of the archive. */
export interface ArchiveCompetition {
  readonly id: number;
  readonly country: string;
}

const NO_KEYS: readonly string[] = [];

/** Names as the archive knows them now: which club and which competition a source means. */
export class ArchiveNames {
  private readonly shown = new Map<number, ArchiveCompetition>();

  constructor(
    readonly teams: TeamNames,
    readonly countries: Map<number, string>,
    private readonly joined: ReadonlyMap<number, number>,
  ) {}

  /** The competition that one named by a source is part of now. */
  competition(own: number): ArchiveCompetition {
    let found = this.shown.get(own);
    if (found === undefined) {
      const id = followJoins(this.joined, own);
      found = { id, country: this.countries.get(id)! };
      this.shown.set(own, found);
    }
    return found;
  }

  /** Makes known a competition that a source names. */
  add({ id, country }: ArchiveCompetition): void {
    if (this.countries.get(id) === country) return;
    this.countries.set(id, country);
    this.shown.delete(id);
  }

  areOfOneCountry(one: number, other: number): boolean {
    return one === other || this.competition(one).country === this.competition(other).country;
  }

  /** All competitions of the countries in which these are. */
  ofCountries(competitions: readonly number[]): number[] {
    const countries = new Set(competitions.map((id) => this.countries.get(id)));
    return [...this.countries].flatMap(([id, country]) => (countries.has(country) ? [id] : []));
  }

  /** Under which a match of these names is looked up, whatever they are spelled like. */
  pairKey(own: number, home: string, away: string): string {
    const { id, country } = this.competition(own);
    return this.teams.pairKey(id, country, home, away);
  }

  /** Where an observation stands under the names of now. */
  placeOf({ competition, home, away, date, source, event }: Observation): Place {
    return {
      pairKey: this.pairKey(competition!, home, away),
      day: dayOf(date),
      event: event === undefined ? null : `${source}|${event}`,
    };
  }

  /** Where a stored match stands about which nothing is said. */
  placeOfMatch(
    columns: Record<'competition_id' | 'home_team' | 'away_team' | 'match_date', string | number | null>,
  ): Place {
    const { competition_id: competition, home_team: home, away_team: away, match_date: date } = columns;
    return {
      pairKey: this.pairKey(Number(competition), String(home), String(away)),
      day: dayOf(String(date)),
      event: null,
    };
  }

  /** Under which else such a match may stand that was stored before an alias or a sponsor was known. */
  formerKeys(own: number, home: string, away: string): readonly string[] {
    return this.teams.hasFormerKeys(home) || this.teams.hasFormerKeys(away)
      ? this.teams.pairKeys(own, home, away).slice(1)
      : NO_KEYS;
  }
}

/**
 * Reads the names of now. The transaction must hold the archive's lock.
 * @param before what was read for an earlier transaction of the same import: only joins and sponsors may have changed since
 */
export async function loadArchiveNames(manager: EntityManager, before?: ArchiveNames): Promise<ArchiveNames> {
  const teams =
    before === undefined ? await loadTeamNames(manager) : await withCurrentNames(manager, before.teams);
  const joins = (await manager.query(
    "SELECT from_competition, into_competition FROM name_joins WHERE kind = 'competition' AND state <> 'parting'",
  )) as { from_competition: number; into_competition: number }[];
  return new ArchiveNames(
    teams,
    before?.countries ?? (await loadCountries(manager)),
    new Map(joins.map(({ from_competition: from, into_competition: into }) => [from, into])),
  );
}

async function loadCountries(manager: EntityManager): Promise<Map<number, string>> {
  const rows = (await manager.query('SELECT id, country_name FROM competitions')) as {
    id: number;
    country_name: string;
  }[];
  return new Map(rows.map(({ id, country_name: country }) => [id, country]));
}
