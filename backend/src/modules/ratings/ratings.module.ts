import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { QuestionsModule } from '../questions/questions.module';
import { OddsModule } from '../odds/odds.module';
import { RatingsController } from './ratings.controller';
import { RatingsService } from './ratings.service';

/** Ratings: matches with the same prices, or the same probabilities, as one of today's, by recipes that admins keep. */
@Module({
  imports: [AuditModule, OddsModule, QuestionsModule],
  controllers: [RatingsController],
  providers: [RatingsService],
})
export class RatingsModule {}
