import { Module } from '@nestjs/common';
import { ImportsService } from './imports.service';

/** Imports of match files; needs the settings, the clock and the database of its surroundings. */
@Module({ providers: [ImportsService], exports: [ImportsService] })
export class ImportsModule {}
