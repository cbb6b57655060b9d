import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { SecondFactorService } from './second-factor.service';

/** A second proof of identity at login besides the password, for accounts whose owners have turned it on. */
@Module({
  imports: [MailModule, SiteSettingsModule, UsersModule],
  providers: [SecondFactorService],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
