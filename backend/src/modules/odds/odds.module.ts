import { Module } from '@nestjs/common';
import { OddsController } from './odds.controller';
import { OddsRepository } from './odds.repository';
import { OddsService } from './odds.service';

/** The odds archive: catalogue of columns, search, odds list. */
@Module({ controllers: [OddsController], providers: [OddsService, OddsRepository], exports: [OddsService] })
export class OddsModule {}
