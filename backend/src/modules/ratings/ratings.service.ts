import { Injectable } from '@nestjs/common';
import { Archive, type Asker } from '../../archive/client';
import { oddsValue } from '../../archive/rows/odds-row';
import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { isCalendarDay } from '../../platform/time/calendar-day';
import { Database } from '../../platform/database/database';
import { ODD_MARKETS } from '../../archive/catalogue/columns';
import type { OddField } from '../../archive/catalogue/odds-groups';
import { MatchesService } from '../odds/matches.service';
import { RatingRecipe } from './entities/rating-recipe.entity';
import { RATING_MARKETS, RATING_PRICE_FIELDS, RATING_PRICES } from './table/rating-columns';
import { toRatingRow } from './table/rating-row';
import type { RatingMatchesAnswer, RatingsAnswer, RatingTableAnswer } from './dto/ratings.dto';
import { type FilterType, NO_UPPER_BOUND, type Predicate } from '../../archive/question/odds-query';

/** Rows of a table; the summary is over all that agree. */
const MOST_ROWS = 500;

const SUMMARY_MARKETS = RATING_MARKETS.map(({ key, title }) => ({ key, title }));
const SUMMARY_GROUPS = RATING_MARKETS.map(({ key }) => key);

/** What happened before in matches with the same prices. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly database: Database,
    private readonly matches: MatchesService,
    private readonly archive: Archive,
  ) {}

  /** The ratings of the opening or the closing odds. */
  async list(opening: boolean): Promise<RatingsAnswer> {
    const recipes = await this.database.manager.find(RatingRecipe, {
      where: { filter_type: opening ? 1 : 2 },
      order: { sort_order: 'ASC', id: 'ASC' },
    });
    const ratings = recipes.map(({ id, label }) => ({ value: id, label }));
    return { isSuccess: true, ratings, message: null };
  }

  /**
   * The matches of a day that have all prices of a rating, in order of kick-off.
   * @param day `yyyymmdd`
   * @throws AppError NOT_FOUND for an unknown rating, VALIDATION_FAILED for what is no day
   */
  async matchesOf(ratingId: number, day: string): Promise<RatingMatchesAnswer> {
    const date = readDay(day);
    const { type, columns } = await this.recipe(ratingId);
    const rows = await this.matches.ofDay(date, type);
    const matches = rows
      .filter((match) => columns.every((field) => oddsValue(match, field) !== null))
      .map((match) => ({
        id: match.id,
        country: match.country_name,
        league: match.competition_name,
        time: match.match_time,
        name: `${match.home_team} - ${match.away_team}`,
      }));
    return { isSuccess: true, matches, message: matches.length === 0 ? tr.ratings.noMatches : null };
  }

  /**
   * The played matches, newest first, whose prices agree with a match's on every column of a rating.
   * @throws AppError NOT_FOUND for an unknown rating or match
   */
  async table(matchId: number, ratingId: number, asker: Asker): Promise<RatingTableAnswer> {
    const recipe = await this.recipe(ratingId);
    const found = await this.matches.find(matchId, recipe.type);
    if (found === null) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchMatch });
    const prices = recipe.columns.flatMap((field) => oddsValue(found, field) ?? []);
    const priced = prices.length === recipe.columns.length;
    const predicates = priced
      ? likeQuery(recipe, prices, found.id)
      : [{ kind: 'competition', among: [] } satisfies Predicate];
    const query = { type: recipe.type, predicates };
    const { rows, hasMore } = await this.archive.view((view) => view.page(query, 0, MOST_ROWS));
    const summary = await this.archive.askFor({ kind: 'summary', ...query, groups: SUMMARY_GROUPS }, asker);
    return {
      isSuccess: true,
      table: rows.map(toRatingRow),
      columns: RATING_PRICE_FIELDS.filter((field) => recipe.columns.includes(RATING_PRICES[field])),
      compared: ODD_MARKETS.filter(({ columns }) =>
        columns.some(({ field }) => recipe.columns.includes(field)),
      ).map(({ title }) => title),
      tolerance: recipe.tolerance,
      summary,
      markets: SUMMARY_MARKETS,
      message: !priced
        ? tr.ratings.pricesMissing
        : hasMore
          ? tr.ratings.tooManyRows(MOST_ROWS, summary.total)
          : null,
    };
  }

  private async recipe(id: number): Promise<Recipe> {
    const recipe = await this.database.manager.findOneBy(RatingRecipe, { id });
    if (recipe === null) throw new AppError('NOT_FOUND', { message: tr.ratings.noSuchRating });
    return {
      type: recipe.filter_type,
      columns: recipe.price_columns.split(' ') as OddField[],
      tolerance: recipe.tolerance,
    };
  }
}

function readDay(day: string): string {
  const date = /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '';
  if (!isCalendarDay(date)) throw new AppError('VALIDATION_FAILED', { fields: { date: tr.ratings.day } });
  return date;
}

/** What a rating compares: the set of odds, the prices, and how far each may be away in hundredths. */
interface Recipe {
  readonly type: FilterType;
  readonly columns: readonly OddField[];
  readonly tolerance: number;
}

/**
 * The played matches, one left out, whose prices are within the tolerance of the given ones on every column.
 * @param prices hundredths in the order of the columns, all of them known
 */
function likeQuery({ columns, tolerance }: Recipe, prices: readonly number[], exceptId: number): Predicate[] {
  return [
    ...columns.map((field, at): Predicate => {
      const price = prices[at]!;
      return { kind: 'range', field, min: Math.max(0, price - tolerance), max: price + tolerance };
    }),
    // known goals: it has been played
    { kind: 'range', field: 'total_goals', min: 0, max: NO_UPPER_BOUND },
    { kind: 'not_match', id: exceptId },
  ];
}
