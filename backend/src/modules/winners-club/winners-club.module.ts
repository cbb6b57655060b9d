import { Module } from '@nestjs/common';
import { BlogsModule } from '../blogs/blogs.module';
import { WinnersClubController } from './winners-club.controller';
import { WinnersClubService } from './winners-club.service';

/** The winners club. */
@Module({
  imports: [BlogsModule],
  controllers: [WinnersClubController],
  providers: [WinnersClubService],
})
export class WinnersClubModule {}
