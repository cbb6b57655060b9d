import { Injectable } from '@nestjs/common';
import { Archive } from '../../archive/client';
import type { Asker } from '../../platform/access/asking';
import { alikeTo, type Basis, canBeAlike, type Likeness } from '../../archive/rows/likeness';
import { AppError } from '../../platform/errors/app-error';
import { tr } from '../../platform/locale/tr';
import { isCalendarDay } from '../../platform/time/calendar-day';
import { Database } from '../../platform/database/database';
import { marketOf, ODD_MARKETS } from '../../archive/catalogue/columns';
import type { OddField } from '../../archive/catalogue/odds-groups';
import { MARGINS_DIFFER, MarginsService } from '../odds/margins/margins.service';
import { MatchesService } from '../odds/matches.service';
import { AskedQuestions } from '../questions/asked-questions.service';
import { hashOfParts } from '../questions/counting/counted-question';
import { RatingRecipe } from './entities/rating-recipe.entity';
import { RATING_MARKETS, RATING_PRICE_FIELDS, RATING_PRICES } from './table/rating-columns';
import { toRatingRow } from './table/rating-row';
import type { RatingMatchesAnswer, RatingsAnswer, RatingTableAnswer } from './dto/ratings.dto';
import type { FilterType, Predicate } from '../../archive/question/odds-query';

/** Rows of a table; the summary is over all that agree. */
const MOST_ROWS = 500;

const SUMMARY_MARKETS = RATING_MARKETS.map(({ key, title }) => ({ key, title }));
const SUMMARY_GROUPS = RATING_MARKETS.map(({ key }) => key);

/** The market whose margin tells a bulletin's prices from a season file's. */
const RESULT = 'ft';

const NO_MATCH: readonly Predicate[] = [{ kind: 'competition', ids: [] }];

/** What happened before in matches that are like one of the fixtures. */
@Injectable()
export class RatingsService {
  constructor(
    private readonly database: Database,
    private readonly matches: MatchesService,
    private readonly archive: Archive,
    private readonly margins: MarginsService,
    private readonly questions: AskedQuestions,
  ) {}

  /**
   * The ratings of the opening or the closing odds; first those that compare what suits the day: probabilities where the
   * fixtures' prices of the full-time result carry another margin than those of the played matches.
   */
  async list(opening: boolean): Promise<RatingsAnswer> {
    const type = opening ? 1 : 2;
    const recipes = await this.database.manager.find(RatingRecipe, {
      where: { filter_type: type },
      order: { sort_order: 'ASC', id: 'ASC' },
    });
    const first = await this.basisOfTheDay(type);
    const ratings = [
      ...recipes.filter(({ basis }) => basis === first),
      ...recipes.filter(({ basis }) => basis !== first),
    ].map(({ id, label }) => ({ value: id, label }));
    return { isSuccess: true, ratings, message: null };
  }

  /**
   * The matches of a day that have what a rating compares, in order of kick-off, and how many played matches are like each.
   * @param day `yyyymmdd`
   * @throws AppError NOT_FOUND for an unknown rating, VALIDATION_FAILED for what is no day
   */
  async matchesOf(ratingId: number, day: string, asker: Asker): Promise<RatingMatchesAnswer> {
    const date = readDay(day);
    const likeness = await this.recipe(ratingId);
    const rows = await this.matches.ofDay(date, likeness.type);
    const fixtures = rows.filter((match) => canBeAlike(match, likeness));
    const ids = fixtures.map(({ id }) => id);
    const counts = await this.archive.askFor({ kind: 'alike-counts', likeness, ids }, asker);
    const matches = fixtures.map((match, at) => ({
      id: match.id,
      country: match.country_name,
      league: match.competition_name,
      time: match.match_time,
      name: `${match.home_team} - ${match.away_team}`,
      past: counts[at]!,
    }));
    return { isSuccess: true, matches, message: matches.length === 0 ? tr.ratings.noMatches : null };
  }

  /**
   * The played matches, newest first, that are like a match on every column of a rating.
   * @throws AppError NOT_FOUND for an unknown rating or match
   */
  async table(matchId: number, ratingId: number, asker: Asker): Promise<RatingTableAnswer> {
    const likeness = await this.recipe(ratingId);
    const { type, columns, basis, tolerance } = likeness;
    const found = await this.matches.find(matchId, type);
    if (found === null) throw new AppError('NOT_FOUND', { message: tr.savedFilters.noSuchMatch });
    const { predicates, rows, hasMore } = await this.archive.view(async (view) => {
      const alike = alikeTo(found, likeness, view.calibration);
      const page = await view.page({ type, predicates: alike ?? NO_MATCH }, 0, MOST_ROWS);
      return { predicates: alike, ...page };
    });
    const query = { type, predicates: predicates ?? NO_MATCH, groups: SUMMARY_GROUPS };
    const summary = await this.archive.askFor({ kind: 'summary', ...query }, asker);
    this.questions.noteSummary(asker.member, hashOfParts('rating', type, query.predicates), summary);
    return {
      isSuccess: true,
      table: rows.map(toRatingRow),
      columns: RATING_PRICE_FIELDS.filter((field) => columns.includes(RATING_PRICES[field])),
      compared: ODD_MARKETS.filter((market) => columns.some((field) => marketOf(field) === market)).map(
        ({ title }) => title,
      ),
      basis,
      tolerance,
      summary,
      markets: SUMMARY_MARKETS,
      message: messageOf(),
    };

    function messageOf(): string | null {
      if (predicates === null)
        return basis === 'price' ? tr.ratings.pricesMissing : tr.ratings.marketsMissing;
      return hasMore ? tr.ratings.tooManyRows(MOST_ROWS, summary.total) : null;
    }
  }

  /** What is compared first: of little use are equal prices that say something else. */
  private async basisOfTheDay(type: FilterType): Promise<Basis> {
    const [coming, played] = await Promise.all([
      this.margins.coming(type),
      this.margins.played(type, [RESULT]),
    ]);
    const [now, before] = [coming[RESULT], played[RESULT]];
    const differ = now !== undefined && before !== undefined && Math.abs(now - before) > MARGINS_DIFFER;
    return differ ? 'probability' : 'price';
  }

  private async recipe(id: number): Promise<Likeness> {
    const recipe = await this.database.manager.findOneBy(RatingRecipe, { id });
    if (recipe === null) throw new AppError('NOT_FOUND', { message: tr.ratings.noSuchRating });
    return {
      type: recipe.filter_type,
      columns: recipe.price_columns.split(' ') as OddField[],
      basis: recipe.basis,
      tolerance: recipe.tolerance,
    };
  }
}

function readDay(day: string): string {
  const date = /^\d{8}$/.test(day) ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : '';
  if (!isCalendarDay(date)) throw new AppError('VALIDATION_FAILED', { fields: { date: tr.ratings.day } });
  return date;
}
