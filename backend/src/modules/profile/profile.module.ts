import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module';
import { NewsletterModule } from '../newsletter/newsletter.module';
import { UsersModule } from '../users/users.module';
import { MailChoicesService } from './mail-choices.service';
import { OwnPassword } from './own-password.service';
import { OwnSessionsController } from './own-sessions.controller';
import { OwnSessions } from './own-sessions.service';
import { ProfileController } from './profile.controller';
import { ProfileService } from './profile.service';

/** One's own account: link, password, sessions, mails, data. */
@Module({
  imports: [AuthModule, NewsletterModule, UsersModule],
  controllers: [ProfileController, OwnSessionsController],
  providers: [MailChoicesService, OwnPassword, OwnSessions, ProfileService],
})
export class ProfileModule {}
