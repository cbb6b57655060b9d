import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { OddsModule } from '../odds/odds.module';
import { RatingsController } from './ratings.controller';
import { RatingsService } from './ratings.service';
import { RecipesTable } from './recipes.table';

/** Ratings: matches with the same prices as one of today's, by recipes that admins keep. */
@Module({
  imports: [AuditModule, OddsModule],
  controllers: [RatingsController, RecipesTable],
  providers: [RatingsService],
})
export class RatingsModule {}
