import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module';
import { QuestionsModule } from '../questions/questions.module';
import { UsersModule } from '../users/users.module';
import { BacktestController } from './backtest/backtest.controller';
import { BacktestService } from './backtest/backtest.service';
import { FilterRecordController } from './filter-record.controller';
import { FilterFixtures } from './fixtures/filter-fixtures';
import { FiltersController } from './filters.controller';
import { MatchPickerController } from './match-picker.controller';
import { MatchPickerService } from './match-picker.service';
import { FilterMatches } from './fixtures/filter-matches';
import { FilterMargins } from './record/filter-margins';
import { FilterRecords } from './record/filter-records';
import { FilterReader } from './reading/filter-reader';
import { FiltersService } from './filters.service';

/** Filters that members keep, filling them from a match, and whether a selection held over time. */
@Module({
  imports: [OddsModule, QuestionsModule, UsersModule],
  controllers: [BacktestController, FiltersController, FilterRecordController, MatchPickerController],
  providers: [
    BacktestService,
    FiltersService,
    FilterReader,
    FilterFixtures,
    FilterMatches,
    FilterMargins,
    FilterRecords,
    MatchPickerService,
  ],
  exports: [FiltersService, FilterFixtures],
})
export class FiltersModule {}
