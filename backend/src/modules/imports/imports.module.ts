import { Module } from '@nestjs/common';
import { ImportStore } from './queue/import-store';
import { ImportsService } from './imports.service';
import { openInThread } from './source/open-in-thread';
import { OPEN_SOURCE } from './source/source';

/** Imports of match files; needs the settings, the clock and the database from the importing module. */
@Module({
  providers: [ImportStore, ImportsService, { provide: OPEN_SOURCE, useValue: openInThread }],
  exports: [ImportStore, ImportsService, OPEN_SOURCE],
})
export class ImportsModule {}
