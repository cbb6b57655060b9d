import { Module } from '@nestjs/common';
import { AnalysisController } from './analysis/analysis.controller';
import { CalibrationController } from './analysis/calibration.controller';
import { CalibrationService } from './analysis/calibration.service';
import { BulletinController } from './bulletin/bulletin.controller';
import { BulletinService } from './bulletin/bulletin.service';
import { DailyExampleController } from './example/daily-example.controller';
import { DailyExampleService } from './example/daily-example.service';
import { CalibrationKeeper } from './learning/calibration-keeper';
import { LearningRepository } from './learning/learning.repository';
import { MarginsService } from './margins/margins.service';
import { MatchesService } from './matches.service';
import { OddsController } from './odds.controller';
import { OddsService } from './odds.service';
import { Competitions } from './sql/competitions';

/** What may be asked of the odds archive, the bulletin, and matches for the modules beside it. */
@Module({
  controllers: [
    OddsController,
    AnalysisController,
    CalibrationController,
    DailyExampleController,
    BulletinController,
  ],
  providers: [
    Competitions,
    MarginsService,
    OddsService,
    MatchesService,
    CalibrationKeeper,
    LearningRepository,
    DailyExampleService,
    CalibrationService,
    BulletinService,
  ],
  exports: [BulletinService, Competitions, MarginsService, MatchesService],
})
export class OddsModule {}
