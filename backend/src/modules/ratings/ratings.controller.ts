import { Controller, Get, Param, type PipeTransform, UseFilters } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Members } from '../../platform/access/access';
import { type Asker, Asking, CurrentAsker } from '../../platform/access/asking';
import { AppError } from '../../platform/errors/app-error';
import { ErrorFilter } from '../../platform/errors/error.filter';
import { IdPipe } from '../../platform/http/id.pipe';
import { tr } from '../../platform/locale/tr';
import {
  RatingColumnsAnswer,
  RatingMatchesAnswer,
  RatingsAnswer,
  RatingTableAnswer,
} from './dto/ratings.dto';
import { RatingsService } from './ratings.service';
import { RATING_GROUPS } from './table/rating-columns';

type YesNo = 'true' | 'false';

/** `true` or `false` as part of an address; anything else is 400. */
class YesNoPipe implements PipeTransform<string, YesNo> {
  transform(value: string): YesNo {
    if (value === 'true' || value === 'false') return value;
    throw new AppError('VALIDATION_FAILED', { fields: { opening: tr.ratings.opening } });
  }
}

@ApiTags('ratings')
@Members()
@UseFilters(new ErrorFilter('isSuccess'))
@Controller('Rating')
export class RatingsController {
  constructor(private readonly ratings: RatingsService) {}

  /** The ratings of the opening (`true`) or closing (`false`) odds. */
  @Get('Get/:opening')
  @ApiParam({ name: 'opening', enum: ['true', 'false'] })
  listRatings(@Param('opening', YesNoPipe) opening: YesNo): Promise<RatingsAnswer> {
    return this.ratings.list(opening === 'true');
  }

  /** Groups and columns of a rating's table, in order. */
  @Get('Columns')
  listRatingColumns(): RatingColumnsAnswer {
    return { isSuccess: true, groups: RATING_GROUPS, message: null };
  }

  /** The matches of a day that have what a rating compares. */
  @Get('Matches/:rating/:date')
  @Asking()
  @ApiParam({ name: 'date', example: '20260517' })
  listRatingMatches(
    @Param('rating', IdPipe) rating: number,
    @Param('date') date: string,
    @CurrentAsker() asker: Asker,
  ): Promise<RatingMatchesAnswer> {
    return this.ratings.matchesOf(rating, date, asker);
  }

  /** The played matches that are like a match, and what happened in them. */
  @Get('Filter/:matchId/:rating')
  @Asking()
  readRatingTable(
    @Param('matchId', IdPipe) matchId: number,
    @Param('rating', IdPipe) rating: number,
    @CurrentAsker() asker: Asker,
  ): Promise<RatingTableAnswer> {
    return this.ratings.table(matchId, rating, asker);
  }
}
