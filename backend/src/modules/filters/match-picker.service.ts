import { Injectable } from '@nestjs/common';
import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { Clock } from '../../platform/time/clock';
import { addDays, istanbulDate } from '../../platform/time/istanbul';
import { FILTER_RECIPES } from '../../archive/catalogue/filter-recipes';
import { marketsOf } from '../../archive/catalogue/columns';
import { Archive } from '../../archive/client';
import { shownProbability } from '../../archive/rows/likeness';
import { pricedMarkets } from '../../archive/rows/priced-markets';
import { MARGINS_DIFFER, MarginsService } from '../odds/margins/margins.service';
import { MatchesService } from '../odds/matches.service';
import type { FilterType } from '../../archive/question/odds-query';
import { type OddsRow, oddsValue } from '../../archive/rows/odds-row';
import { type QuestionType, SET_OF } from '../../archive/question/question';
import type {
  BulletinMatchOption,
  OddsMatchOption,
  PopulateDto,
  PopulatedFilterAnswer,
} from './dto/filters.dto';
import type { PopulateBasis } from './data/populate-basis';
import { groupsOf, populateFilter, recipeData } from './data/populate-filter';
import { FiltersService } from './filters.service';

/** Choosing a day, then a match of it, then a saved filter to fill with the match's odds. */
@Injectable()
export class MatchPickerService {
  constructor(
    private readonly archive: Archive,
    private readonly margins: MarginsService,
    private readonly matches: MatchesService,
    private readonly filters: FiltersService,
    private readonly clock: Clock,
  ) {}

  /** Today, tomorrow and the day after, in Istanbul. */
  dates(): string[] {
    const today = istanbulDate(this.clock.now());
    return [today, addDays(today, 1), addDays(today, 2)];
  }

  /** The matches of a day in order of kick-off, as the bulletin names them. */
  async bulletinOptions(date: string): Promise<BulletinMatchOption[]> {
    const rows = await this.matches.ofDay(date, 1);
    return rows.map((match) => ({
      id: match.id,
      league_code: match.league_code ?? match.competition_name,
      match_time: match.match_time,
      home_team: match.home_team,
      away_team: match.away_team,
    }));
  }

  /** The matches of a day in order of kick-off, as the odds tables name them. */
  async oddsOptions(date: string): Promise<OddsMatchOption[]> {
    const rows = await this.matches.ofDay(date, 1);
    return rows.map((match) => ({
      sys_match_id: match.id,
      competition_name: match.competition_name,
      match_date: match.match_date,
      home_team: match.home_team,
      away_team: match.away_team,
    }));
  }

  /** @throws AppError NOT_FOUND for an id that no match has */
  async requireMatch(id: number): Promise<number> {
    return (await this.read(id, 1)).id;
  }

  /**
   * Fills a member's saved filter, or a ready recipe, with a match's own odds.
   * @throws AppError NOT_FOUND for a match or a filter (somebody else's too) that isn't there
   */
  async populate(userId: number, wanted: PopulateDto, type: QuestionType): Promise<PopulatedFilterAnswer> {
    const recipe = FILTER_RECIPES.find(({ key }) => key === wanted.recipe);
    const data = recipe
      ? recipeData(type, recipe)
      : (await this.filters.findByName(userId, type, wanted.filter_name!)).filter_data;
    const set = SET_OF[type];
    const match = await this.read(wanted.match_id, set);
    const byProbability = await this.groupsByProbability(match, set, groupsOf(type, data), wanted.basis);
    return populateFilter(
      type,
      data,
      {
        valueOf: (field) => oddsValue(match, field),
        basisOf: (group) => (byProbability.has(group) ? 'probability' : 'price'),
        probabilityOf: (field) => shownProbability(match, field, set, this.archive.calibration)!,
      },
      recipe?.tolerance,
    );
  }

  /** Of the groups those whose prices are to be compared by what they say. */
  private async groupsByProbability(
    match: OddsRow,
    set: FilterType,
    groups: readonly string[],
    basis: PopulateBasis,
  ): Promise<ReadonlySet<string>> {
    if (basis === 'price') return new Set();
    const played = await this.margins.played(set, groups);
    const chosen = pricedMarkets(match, marketsOf(groups)).filter(({ market, prices }) => {
      const before = played[market.key];
      if (before === undefined) return false;
      const own = prices.reduce((sum, price) => sum + 100 / price, 0) / market.winners;
      return basis === 'probability' || Math.abs(own - before) > MARGINS_DIFFER;
    });
    return new Set(chosen.map(({ market }) => market.key));
  }

  private async read(id: number, set: FilterType): Promise<OddsRow> {
    const found = await this.matches.find(id, set);
    if (found === null) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchMatch });
    return found;
  }
}
