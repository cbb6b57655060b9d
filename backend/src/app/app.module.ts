import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK } from '@nestjs/common/constants';
import { join } from 'node:path';
import { LoggerModule } from 'nestjs-pino';
import { BackgroundModule } from '../platform/background/background-work';
import { Archive } from '../archive/client';
import { exportedClasses } from '../platform/files/exported-classes';
import { AskingModule } from '../platform/access/asking.guard';
import { RateLimitsModule } from '../platform/http/rate-limits';
import { requestLog } from '../platform/http/request-log';
import { Telemetry, TelemetryModule } from '../platform/telemetry/telemetry';
import { ClockModule } from '../platform/time/clock';
import type { Settings } from '../platform/config/settings';
import { SettingsModule } from '../platform/config/settings.module';
import { DatabaseModule } from '../platform/database/database.module';
import { DemoDataModule } from '../demo/demo-data.module';
import { AdminModule } from '../modules/admin/admin.module';
import { AlertsModule } from '../modules/alerts/alerts.module';
import { AuditModule } from '../modules/audit/audit.module';
import { AuthModule } from '../modules/auth/auth.module';
import { BlogsModule } from '../modules/blogs/blogs.module';
import { CommentsModule } from '../modules/comments/comments.module';
import { ContactModule } from '../modules/contact/contact.module';
import { FiltersModule } from '../modules/filters/filters.module';
import { FeedsModule } from '../modules/imports/feeds/feeds.module';
import { HealthModule } from '../modules/health/health.module';
import { ImportsModule } from '../modules/imports/imports.module';
import { PicksModule } from '../modules/blogs/picks/picks.module';
import { MailModule } from '../modules/delivery/mail/mail.module';
import { ImagesModule } from '../modules/images/images.module';
import { NewsletterModule } from '../modules/delivery/newsletter/newsletter.module';
import { ArchiveModule } from '../modules/odds/archive.module';
import { OddsModule } from '../modules/odds/odds.module';
import { SiteSettingsModule } from '../modules/settings/site-settings.module';
import { PaymentsModule } from '../modules/payments/payments.module';
import { ProfileModule } from '../modules/profile/profile.module';
import { RatingsModule } from '../modules/ratings/ratings.module';
import { SubscriptionsModule } from '../modules/subscriptions/subscriptions.module';
import { UsersModule } from '../modules/users/users.module';
import { WinnersClubModule } from '../modules/blogs/winners-club/winners-club.module';

/** The panel's tables that are data: each file's controllers, whichever other classes it exports. */
const TABLES = exportedClasses(join(__dirname, '../modules'), /\.table\.[jt]s$/).filter(isController);

/** The list of modules and of the panel's tables, nothing more. */
@Module({})
export class AppModule {
  static with(
    settings: Settings,
    telemetry = new Telemetry(),
    archive = new Archive(settings),
  ): DynamicModule {
    return {
      module: AppModule,
      imports: [
        SettingsModule.with(settings),
        LoggerModule.forRoot(requestLog(settings, telemetry)),
        TelemetryModule.with(telemetry),
        ClockModule,
        BackgroundModule,
        RateLimitsModule,
        AskingModule,
        DatabaseModule,
        ArchiveModule.with(archive),
        DemoDataModule,
        AuditModule,
        UsersModule,
        SubscriptionsModule,
        AuthModule,
        OddsModule,
        FiltersModule,
        AlertsModule,
        RatingsModule,
        ImportsModule,
        FeedsModule,
        ImagesModule,
        PicksModule,
        BlogsModule,
        CommentsModule,
        ContactModule,
        NewsletterModule,
        WinnersClubModule,
        SiteSettingsModule,
        MailModule,
        HealthModule,
        PaymentsModule,
        ProfileModule,
        AdminModule,
      ],
      controllers: TABLES,
    };
  }
}

function isController(exported: NewableFunction): exported is Type {
  return Reflect.hasMetadata(CONTROLLER_WATERMARK, exported);
}
