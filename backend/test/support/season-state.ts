import { basename, dirname } from 'node:path';
import { cellOf, COLUMNS_PER_SET, storedPlace } from '../../src/archive/columns/layout';
import type { State } from '../../src/archive/columns/state';
import type { OddField } from '../../src/archive/catalogue/odds-groups';
import { stateOfRows } from '../../src/archive/reader';
import { seasonFiles } from './real-data';
import { readSeasonFile, type SeasonMatch } from './season-file-oracle';

/** A played match of a season file. */
export type PlayedMatch = SeasonMatch & { season: string; full: [number, number] };

/** All played matches of season files that lie in folders like `2223`. */
export function playedInSeasons(folder: string): PlayedMatch[] {
  return seasonFiles(folder)
    .flatMap((file) => {
      const season = basename(dirname(file));
      const slug = `20${season.slice(0, 2)}-20${season.slice(2)}`;
      return readSeasonFile(file).map((match) => ({ ...match, season: slug }));
    })
    .filter((match): match is PlayedMatch => match.full !== null);
}

const AWARDED = ['3-0', '0-3', '5-0', '0-5'];

const NAMELESS = { competition_id: 0, country_name: '', competition_name: '', home_team: '', away_team: '' };
const FOLDED = { country_folded: '', competition_folded: '', home_folded: '', away_folded: '' };

/** An archive of nothing but these matches, with their prices of both sets. */
export function stateOfSeasons(matches: readonly PlayedMatch[]): State {
  return stateOfRows(
    matches.map(({ date, season, half, full, prices }, at) => {
      const odds = new Uint32Array(2 * COLUMNS_PER_SET);
      for (const [field, sets] of Object.entries(prices) as [OddField, SeasonMatch['prices'][string]][])
        for (const set of [0, 1])
          odds[set * COLUMNS_PER_SET + storedPlace(field)] = cellOf(field, sets[set]!);
      return {
        ...NAMELESS,
        ...FOLDED,
        id: at + 1,
        match_date: date,
        match_time: null,
        league_code: null,
        code: null,
        season_slug: season,
        opening_sources: 0,
        closing_sources: 0,
        home_ht_score: half?.[0] ?? null,
        away_ht_score: half?.[1] ?? null,
        home_ft_score: full[0],
        away_ft_score: full[1],
        first_goal: null,
        awarded: half === null && AWARDED.includes(full.join('-')),
        odds,
      };
    }),
  );
}
