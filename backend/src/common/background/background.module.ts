import { Global, Module } from '@nestjs/common';
import { BackgroundWork } from './background-work';
import { Jobs } from './jobs';

/** What runs beside the requests of a server. */
@Global()
@Module({ providers: [BackgroundWork, Jobs], exports: [BackgroundWork, Jobs] })
export class BackgroundModule {}
