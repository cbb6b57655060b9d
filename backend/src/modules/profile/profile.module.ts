import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { UsersModule } from '../users/users.module';
import { MailChoicesService } from './mail-choices.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

/** One's own account: link, password, mails, data. */
@Module({
  imports: [AuthModule, NewsletterModule, UsersModule],
  controllers: [ProfileController],
  providers: [MailChoicesService, ProfileService],
})
export class ProfileModule {}
