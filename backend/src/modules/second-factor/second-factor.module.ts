import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { SecondFactorService } from './second-factor.service';

/** What somebody shows at login besides the password, where the owner of the account wants that. */
@Module({
  imports: [MailModule, SiteSettingsModule, UsersModule],
  providers: [SecondFactorService],
  exports: [SecondFactorService],
})
export class SecondFactorModule {}
