import { Module } from '@nestjs/common';
import { OddsModule } from '../odds/odds.module';
import { HealthController } from './health.controller';

@Module({ imports: [OddsModule], controllers: [HealthController] })
export class HealthModule {}
