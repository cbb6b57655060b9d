import { Module } from '@nestjs/common';
import { Draining } from '../../platform/shutdown/draining';
import { AlertsModule } from '../alerts/alerts.module';
import { MailModule } from '../delivery/mail/mail.module';
import { OddsModule } from '../odds/odds.module';
import { DatabaseCondition } from './metrics/database-condition';
import { HealthController } from './health.controller';
import { SiteFigures } from './metrics/site-figures';
import { MetricsController } from './metrics.controller';

@Module({
  imports: [AlertsModule, MailModule, OddsModule],
  controllers: [HealthController, MetricsController],
  providers: [DatabaseCondition, Draining, SiteFigures],
})
export class HealthModule {}
