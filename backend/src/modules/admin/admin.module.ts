import { Module } from '@nestjs/common';
import { AlertsModule } from '../alerts/alerts.module';
import { AuditModule } from '../audit/audit.module';
import { AuthModule } from '../auth/auth.module';
import { ImportsModule } from '../imports/imports.module';
import { MailModule } from '../delivery/mail/mail.module';
import { NewsletterModule } from '../delivery/newsletter/newsletter.module';
import { OddsModule } from '../odds/odds.module';
import { OutboxModule } from '../delivery/outbox/outbox.module';
import { PicksModule } from '../blogs/picks/picks.module';
import { SiteSettingsModule } from '../settings/site-settings.module';
import { UsersModule } from '../users/users.module';
import { ArchiveNamesController } from './archive-names/archive-names.controller';
import { ClubSponsorsService } from './archive-names/club-sponsors.service';
import { CompetitionNamesService } from './archive-names/competition-names.service';
import { MatchRowsController } from './match-rows/match-rows.controller';
import { MatchRowsService } from './match-rows/match-rows.service';
import { SettingsChangeController } from './settings-change.controller';
import { SettingsChangeService } from './settings-change.service';
import { SiteStateController } from './site-state/site-state.controller';
import { SiteStateService } from './site-state/site-state.service';
import { UsersTableController } from './users-table.controller';
import { UsersTableService } from './users-table.service';

/** What admins do that touches several modules at once; nothing imports this one. */
@Module({
  imports: [
    AlertsModule,
    AuditModule,
    AuthModule,
    ImportsModule,
    MailModule,
    NewsletterModule,
    OddsModule,
    OutboxModule,
    PicksModule,
    SiteSettingsModule,
    UsersModule,
  ],
  controllers: [
    UsersTableController,
    SettingsChangeController,
    ArchiveNamesController,
    MatchRowsController,
    SiteStateController,
  ],
  providers: [
    UsersTableService,
    SettingsChangeService,
    SiteStateService,
    ClubSponsorsService,
    CompetitionNamesService,
    MatchRowsService,
  ],
})
export class AdminModule {}
