import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { SecondFactor } from './second-factor.entity';
import { SecondFactorService } from './second-factor.service';
import { SecondFactorsRepository } from './second-factors.repository';

/** What somebody shows at login besides the password, where the owner of the account wants that. */
@Module({
  imports: [MailModule, SiteSettingsModule, UsersModule, TypeOrmModule.forFeature([SecondFactor])],
  providers: [SecondFactorService, SecondFactorsRepository],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
