import { Module } from '@nestjs/common';
import { AnalysisController } from './analysis/analysis.controller';
import { CalibrationController } from './analysis/calibration.controller';
import { CalibrationService } from './analysis/calibration.service';
import { DailyExampleController } from './example/daily-example.controller';
import { DailyExampleService } from './example/daily-example.service';
import { CalibrationKeeper } from './learning/calibration-keeper';
import { LearningRepository } from './learning/learning.repository';
import { MatchesService } from './matches.service';
import { OddsController } from './odds.controller';
import { OddsService } from './odds.service';
import { Competitions } from './sql/competitions';
import { MatchScoresRepository } from './sql/match-scores.repository';

/** What may be asked of the odds archive, and matches for the modules beside it. */
@Module({
  controllers: [OddsController, AnalysisController, CalibrationController, DailyExampleController],
  providers: [
    Competitions,
    OddsService,
    MatchScoresRepository,
    MatchesService,
    CalibrationKeeper,
    LearningRepository,
    DailyExampleService,
    CalibrationService,
  ],
  exports: [Competitions, MatchesService],
})
export class OddsModule {}
