import { type FirstGoal, type MatchScores, settledBy } from '../catalogue/settlement';
import { Dictionary } from './dictionary';

/** A team under one spelling. */
export interface Team {
  /** As shown. */
  readonly name: string;
  /** As searches look into it, see `withSpellings`. */
  readonly folded: string;
}

export interface League {
  /** Of the competition. */
  readonly id: number;
  readonly country: string;
  readonly name: string;
  /** Short code; null = it has none. */
  readonly code: string | null;
  readonly countryFolded: string;
  readonly nameFolded: string;
}

/** A distinct result; an awarded one is another than the same score played. */
export interface Result {
  /** As it is shown. */
  readonly scores: MatchScores;
  /** What selections are settled by: nothing is known where it was awarded. */
  readonly settling: MatchScores;
  readonly awarded: boolean;
}

/** Texts that came into a vocabulary, as plain data for other threads. */
export type AddedTexts = Readonly<Record<keyof Sizes, readonly string[]>>;

/** How many numbers each dictionary has. */
export interface Sizes {
  readonly teams: number;
  readonly leagues: number;
  readonly seasons: number;
  readonly results: number;
}

/** What the numbers in the columns stand for. Both teams share one dictionary. */
export class Vocabulary {
  readonly teams = new Dictionary<Team>({ name: '', folded: '' }, toTeam);
  readonly leagues = new Dictionary<League>(NO_LEAGUE, toLeague);
  readonly seasons = new Dictionary<string>('', (season) => season);
  readonly results = new Dictionary<Result>(toResult(''), toResult);

  get sizes(): Sizes {
    const { teams, leagues, seasons, results } = this;
    return { teams: teams.size, leagues: leagues.size, seasons: seasons.size, results: results.size };
  }

  numberOfTeam({ name, folded }: Team): number {
    return this.teams.numberOf(`${name}\n${folded}`);
  }

  numberOfLeague({ id, country, name, code, countryFolded, nameFolded }: League): number {
    return this.leagues.numberOf([id, country, name, code ?? '', countryFolded, nameFolded].join('\n'));
  }

  numberOfResult({ hh, ha, fh, fa, firstGoal }: MatchScores, awarded: boolean): number {
    const key = [hh, ha, fh, fa, firstGoal].map((each) => each ?? '').join(' ');
    return this.results.numberOf(awarded ? key + AWARDED : key);
  }

  /** All that came after these sizes were taken. */
  addedSince({ teams, leagues, seasons, results }: Sizes): AddedTexts {
    return {
      teams: this.teams.keysFrom(teams),
      leagues: this.leagues.keysFrom(leagues),
      seasons: this.seasons.keysFrom(seasons),
      results: this.results.keysFrom(results),
    };
  }

  /** Takes what came into another vocabulary that began like this one. */
  take(added: AddedTexts): void {
    for (const name of ['teams', 'leagues', 'seasons', 'results'] as const)
      for (const key of added[name]) this[name].numberOf(key);
  }
}

/** The sizes of a vocabulary that knows nothing. */
export const NO_SIZES: Sizes = { teams: 1, leagues: 1, seasons: 1, results: 1 };

const NO_LEAGUE: League = { id: 0, country: '', name: '', code: null, countryFolded: '', nameFolded: '' };

function toTeam(key: string): Team {
  const [name, folded] = key.split('\n') as [string, string];
  return { name, folded };
}

function toLeague(key: string): League {
  const [id, country, name, code, countryFolded, nameFolded] = key.split('\n') as [
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  return { id: Number(id), country, name, code: code || null, countryFolded, nameFolded };
}

const AWARDED = ' awarded';

function toResult(key: string): Result {
  const awarded = key.endsWith(AWARDED);
  const [hh, ha, fh, fa, firstGoal] = key.split(' ');
  const goals = (text: string | undefined): number | null => (text ? Number(text) : null);
  const scores: MatchScores = {
    hh: goals(hh),
    ha: goals(ha),
    fh: goals(fh),
    fa: goals(fa),
    firstGoal: firstGoal ? (firstGoal as FirstGoal) : null,
  };
  return { scores, settling: settledBy(scores, awarded), awarded };
}
