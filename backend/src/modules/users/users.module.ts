import { Module } from '@nestjs/common';
import { ConsentsService } from './consents.service';
import { PersonalData } from './personal-data/personal-data';
import { UsersService } from './users.service';

/** Accounts, the agreements their owners accepted, and the registry of their personal data. */
@Module({
  providers: [PersonalData, ConsentsService, UsersService],
  exports: [PersonalData, ConsentsService, UsersService],
})
export class UsersModule {}
