import { Module } from '@nestjs/common';
import { OddsModule } from '../../odds/odds.module';
import { RecordedMatches } from './archive/recorded-matches';
import { ClosedRows } from './chain/closed-rows';
import { PickChain } from './chain/pick-chain';
import { PickRecordExport } from './chain/pick-record-export';
import { PickRecordRepository } from './entities/pick-record.repository';
import { PickSelectionsRepository } from './entities/pick-selections.repository';
import { MovedFixtures } from './fixtures/moved-fixtures';
import { PickFixtures } from './fixtures/pick-fixtures';
import { PickFixturesController } from './pick-fixtures.controller';
import { PickRecordController } from './pick-record.controller';
import { RepeatedPicks } from './record/repeated-picks';
import { EditorRecords } from './record/editor-records';
import { PostSelections } from './selections/post-selections';
import { PicksJob } from './settling/picks-job';
import { PickSettler } from './settling/pick-settler';

/** Selections on posts: locking their prices, the record that they become, and what it comes to. */
@Module({
  imports: [OddsModule],
  controllers: [PickFixturesController, PickRecordController],
  providers: [
    ClosedRows,
    EditorRecords,
    MovedFixtures,
    PickChain,
    PickFixtures,
    PickRecordExport,
    PickRecordRepository,
    PickSelectionsRepository,
    PickSettler,
    PicksJob,
    PostSelections,
    RecordedMatches,
    RepeatedPicks,
  ],
  exports: [EditorRecords, PickChain, PostSelections],
})
export class PicksModule {}
