import { Module } from '@nestjs/common';
import { AnalysisController } from './analysis/analysis.controller';
import { CalibrationController } from './analysis/calibration.controller';
import { CalibrationService } from './analysis/calibration.service';
import { BulletinController } from './bulletin/bulletin.controller';
import { BulletinService } from './bulletin/bulletin.service';
import { Competitions } from './competitions/competitions';
import { CompetitionsController } from './competitions/competitions.controller';
import { DailyExampleController } from './example/daily-example.controller';
import { DailyExampleService } from './example/daily-example.service';
import { CalibrationKeeper } from './learning/calibration-keeper';
import { LearningRepository } from './learning/learning.repository';
import { MarginsService } from './margins/margins.service';
import { MatchesService } from './matches.service';
import { QuestionsModule } from '../questions/questions.module';
import { OddsController } from './odds.controller';
import { OddsService } from './odds.service';
import { PriceSightings } from './prices/price-sightings';
import { ScanDaysJob } from './scan-record/scan-days-job';
import { ScanDaysRepository } from './scan-record/scan-days.repository';
import { ScanRecordController } from './scan-record/scan-record.controller';

/** What may be asked of the odds archive, the bulletin, and matches for the modules beside it. */
@Module({
  imports: [QuestionsModule],
  controllers: [
    OddsController,
    AnalysisController,
    CalibrationController,
    CompetitionsController,
    DailyExampleController,
    BulletinController,
    ScanRecordController,
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
    ScanDaysJob,
    ScanDaysRepository,
    PriceSightings,
  ],
  exports: [BulletinService, Competitions, MarginsService, MatchesService, PriceSightings],
})
export class OddsModule {}
