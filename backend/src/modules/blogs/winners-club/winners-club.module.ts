import { Module } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { BlogsModule } from '../blogs.module';
import { ImageReferences } from '../../images/store/image-references';
import { ImagesModule } from '../../images/images.module';
import { WinnersClubEntry } from './entities/winners-club-entry.entity';
import { PicksModule } from '../picks/picks.module';
import { WinnerOffers } from './offers/winner-offers';
import { WinnersClubController } from './winners-club.controller';
import { WinnersClubService } from './winners-club.service';

/** The winners club. */
@Module({
  imports: [BlogsModule, ImagesModule, PicksModule],
  controllers: [WinnersClubController],
  providers: [WinnerOffers, WinnersClubService],
})
export class WinnersClubModule {
  constructor(images: ImageReferences, database: Database) {
    images.add((image_filename) => database.manager.existsBy(WinnersClubEntry, { image_filename }));
  }
}
