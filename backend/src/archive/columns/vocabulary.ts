import { nameOnly } from '../../common/text/spellings';
import type { TextField } from '../catalogue/filter-columns';
import { type FirstGoal, type MatchScores, settledBy } from '../catalogue/settlement';
import type { CompetitionKey } from '../question/odds-query';
import { Dictionary } from './dictionary';

/** Contents of a vocabulary as plain data, to be sent between threads. */
export interface VocabularyData {
  readonly countries: readonly string[];
  readonly competitions: readonly string[];
  readonly teams: readonly string[];
  readonly scores: readonly string[];
  readonly leagues: readonly string[];
  readonly seasons: readonly string[];
}

const NOTHING: VocabularyData = {
  countries: [],
  competitions: [],
  teams: [],
  scores: [],
  leagues: [],
  seasons: [],
};

const leagueKey = (country: string, competition: string): string => `${country}\n${competition}`;

/** What the numbers in the columns stand for. Both teams share one dictionary. */
export class Vocabulary {
  readonly texts: Readonly<Record<TextField, Dictionary>>;
  private readonly leagues: Dictionary;
  private readonly seasonTexts: Dictionary;
  private readonly scoreKeys: Dictionary;
  private readonly shownScores: MatchScores[] = [];
  private readonly settlingScores: MatchScores[] = [];

  constructor(data: VocabularyData = NOTHING) {
    const teams = new Dictionary([...data.teams]);
    this.texts = {
      country_name: new Dictionary([...data.countries]),
      competition_name: new Dictionary([...data.competitions]),
      home_team: teams,
      away_team: teams,
    };
    this.leagues = new Dictionary([...data.leagues]);
    this.seasonTexts = new Dictionary([...data.seasons]);
    this.scoreKeys = new Dictionary([...data.scores]);
    for (const key of data.scores) this.addScores(scoresFromKey(key), isAwardedKey(key));
  }

  /** Ranks of the names of a column by the number that it holds, see {@link Dictionary.ranking}; other spellings don't count. */
  ranksOf(field: TextField): Uint32Array {
    return this.texts[field].ranking(nameOnly);
  }

  /** Number of a distinct result; an awarded one is another than the same score played. */
  numberOfScores(scores: MatchScores, awarded: boolean): number {
    const number = this.scoreKeys.numberOf(keyOfScores(scores, awarded));
    if (number === this.shownScores.length) this.addScores(scores, awarded);
    return number;
  }

  /** Number of a competition, by its folded names. */
  numberOfLeague(country: string, competition: string): number {
    return this.leagues.numberOf(leagueKey(country, competition));
  }

  /** Number of a season, by its name. */
  numberOfSeason(season: string): number {
    return this.seasonTexts.numberOf(season);
  }

  /** All seasons by number. */
  get seasons(): readonly string[] {
    return this.seasonTexts.entries();
  }

  /** Folded country and name of all competitions by number, with a line break between. */
  get leagueNames(): readonly string[] {
    return this.leagues.entries();
  }

  /** One byte per competition, shifted by one as columns store them: 1 for the given ones. */
  leaguesAmong(wanted: readonly Pick<CompetitionKey, 'country_folded' | 'name_folded'>[]): Uint8Array {
    const keys = new Set(wanted.map((each) => leagueKey(each.country_folded, each.name_folded)));
    return Uint8Array.from([0, ...this.leagues.entries().map((key) => Number(keys.has(key)))]);
  }

  /** All distinct results by number, as selections are settled by them. */
  allScores(): readonly MatchScores[] {
    return this.settlingScores;
  }

  /** The same as they are shown. */
  allShownScores(): readonly MatchScores[] {
    return this.shownScores;
  }

  toData(): VocabularyData {
    return {
      countries: [...this.texts.country_name.entries()],
      competitions: [...this.texts.competition_name.entries()],
      teams: [...this.texts.home_team.entries()],
      scores: [...this.scoreKeys.entries()],
      leagues: [...this.leagues.entries()],
      seasons: [...this.seasons],
    };
  }

  private addScores(scores: MatchScores, awarded: boolean): void {
    this.shownScores.push(scores);
    this.settlingScores.push(settledBy(scores, awarded));
  }
}

const AWARDED = ' awarded';

const keyOfScores = ({ hh, ha, fh, fa, firstGoal }: MatchScores, awarded: boolean): string =>
  [hh, ha, fh, fa, firstGoal].map((each) => each ?? '').join(' ') + (awarded ? AWARDED : '');

const isAwardedKey = (key: string): boolean => key.endsWith(AWARDED);

function scoresFromKey(key: string): MatchScores {
  const [hh, ha, fh, fa, firstGoal] = key.split(' ');
  const goals = (text: string | undefined): number | null => (text ? Number(text) : null);
  return {
    hh: goals(hh),
    ha: goals(ha),
    fh: goals(fh),
    fa: goals(fa),
    firstGoal: firstGoal ? (firstGoal as FirstGoal) : null,
  };
}
