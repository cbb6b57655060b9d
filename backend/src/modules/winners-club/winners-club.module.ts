import { Module, type OnModuleInit } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { ImageReferences } from '../images/image-references';
import { ImagesModule } from '../images/images.module';
import { WinnersClubEntry } from './winners-club-entry.entity';
import { WinnersClubController } from './winners-club.controller';
import { WinnersClubRepository } from './winners-club.repository';
import { WinnersClubService } from './winners-club.service';

/** The winners club. */
@Module({
  imports: [BlogsModule, ImagesModule],
  controllers: [WinnersClubController],
  providers: [WinnersClubService, WinnersClubRepository],
})
export class WinnersClubModule implements OnModuleInit {
  constructor(private readonly images: ImageReferences) {}

  onModuleInit(): void {
    this.images.add((manager, image_filename) => manager.existsBy(WinnersClubEntry, { image_filename }));
  }
}
