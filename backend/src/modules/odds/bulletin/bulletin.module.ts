import { Module } from '@nestjs/common';
import { OddsModule } from '../odds.module';
import { BulletinController } from './bulletin.controller';
import { BulletinRepository } from './table/bulletin.repository';
import { BulletinService } from './bulletin.service';

/** The bulletin: the earlier and simpler of the odds tables. */
@Module({
  imports: [OddsModule],
  controllers: [BulletinController],
  providers: [BulletinService, BulletinRepository],
  exports: [BulletinService],
})
export class BulletinModule {}
