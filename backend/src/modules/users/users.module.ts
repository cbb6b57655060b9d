import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Consent } from './consent.entity';
import { ConsentsService } from './consents.service';
import { PersonalData } from './personal-data';
import { User } from './user.entity';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

/** Accounts, what their owners agreed to, and where else their data lies. */
@Module({
  imports: [TypeOrmModule.forFeature([User, Consent])],
  providers: [PersonalData, ConsentsService, UsersRepository, UsersService],
  exports: [PersonalData, ConsentsService, UsersService],
})
export class UsersModule {}
