import { Module } from '@nestjs/common';
import { ImportStore } from './queue/import-store';
import { ImportsService } from './imports.service';

/** Imports of match files; needs the settings, the clock and the database from the importing module. */
@Module({ providers: [ImportStore, ImportsService], exports: [ImportStore, ImportsService] })
export class ImportsModule {}
