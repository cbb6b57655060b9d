import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module';
import { UsersModule } from '../users/users.module';
import { FiltersController } from './filters.controller';
import { MatchPickerController } from './match-picker.controller';
import { MatchPickerService } from './match-picker.service';
import { FiltersService } from './filters.service';

/** Filters that members keep, and filling them from a match. */
@Module({
  imports: [OddsModule, UsersModule],
  controllers: [FiltersController, MatchPickerController],
  providers: [FiltersService, MatchPickerService],
})
export class FiltersModule {}
