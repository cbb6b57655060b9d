import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module';
import { UsersModule } from '../users/users.module';
import { FiltersController } from './filters.controller';
import { FiltersRepository } from './filters.repository';
import { MatchPickerController } from './match-picker.controller';
import { MatchPickerService } from './match-picker.service';
import { SavedFiltersService } from './saved-filters.service';

/** Filters that members keep, and filling them from a match. */
@Module({
  imports: [OddsModule, UsersModule],
  controllers: [FiltersController, MatchPickerController],
  providers: [FiltersRepository, SavedFiltersService, MatchPickerService],
})
export class FiltersModule {}
