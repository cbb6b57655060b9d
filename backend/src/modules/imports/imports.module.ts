import { Module } from '@nestjs/common';
import { ImportBook } from './import-book';
import { ImportsService } from './imports.service';

/** Imports of match files; needs the settings, the clock and the database of its surroundings. */
@Module({ providers: [ImportBook, ImportsService], exports: [ImportBook, ImportsService] })
export class ImportsModule {}
