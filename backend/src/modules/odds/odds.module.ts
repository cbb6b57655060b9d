import { Module } from '@nestjs/common';
import { AnalysisController } from './analysis/analysis.controller';
import { CalibrationController } from './analysis/calibration.controller';
import { CalibrationService } from './analysis/calibration.service';
import { DayScanService } from './analysis/day-scan.service';
import { MatchDetailsService } from './analysis/match-details.service';
import { PastRepository } from './analysis/past.repository';
import { PastService } from './analysis/past.service';
import { SimilarMatchesService } from './analysis/similar-matches.service';
import { START_READER } from './engine/archive-reader';
import { ArchiveAnswers } from './engine/archive-answers';
import { HitsRepository } from './engine/hits.repository';
import { IndexKeeper } from './engine/index-keeper';
import { OddsBets } from './engine/odds-bets';
import { OddsEngine } from './engine/odds-engine';
import { startReader } from './engine/early-reader';
import { SummaryRepository } from './engine/summary.repository';
import { DailyExampleController } from './example/daily-example.controller';
import { DailyExampleService } from './example/daily-example.service';
import { OddsExportController } from './export/odds-export.controller';
import { OddsExportService } from './export/odds-export.service';
import { CalibrationKeeper } from './learning/calibration-keeper';
import { LEARN, learnInThread } from './learning/learn-in-thread';
import { LearningRepository } from './learning/learning.repository';
import { DEFAULT_TIMES, LEARNING_TIMES } from './learning/learning-times';
import { MatchesService } from './matches.service';
import { OddsController } from './odds.controller';
import { ArchiveNames } from './sql/archive-names';
import { MatchScoresRepository } from './sql/match-scores.repository';
import { OddsRepository } from './sql/odds.repository';
import { OddsService } from './odds.service';

/** The odds archive: catalogue of columns, search, odds list. */
@Module({
  controllers: [
    OddsController,
    OddsExportController,
    AnalysisController,
    CalibrationController,
    DailyExampleController,
  ],
  providers: [
    ArchiveNames,
    OddsService,
    OddsRepository,
    MatchScoresRepository,
    MatchesService,
    OddsExportService,
    OddsEngine,
    OddsBets,
    ArchiveAnswers,
    IndexKeeper,
    SummaryRepository,
    HitsRepository,
    CalibrationKeeper,
    LearningRepository,
    { provide: LEARN, useValue: learnInThread },
    { provide: LEARNING_TIMES, useValue: DEFAULT_TIMES },
    { provide: START_READER, useValue: startReader },
    MatchDetailsService,
    SimilarMatchesService,
    DayScanService,
    DailyExampleService,
    CalibrationService,
    PastService,
    PastRepository,
  ],
  exports: [ArchiveNames, OddsService, MatchesService, OddsEngine, OddsBets, ArchiveAnswers, IndexKeeper],
})
export class OddsModule {}
