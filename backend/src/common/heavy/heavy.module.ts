import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { HeavyGuard } from './heavy-guard';
import { HeavyQueues } from './heavy-queues';

/** Comes before the module with the other guards: they run in this order. */
@Global()
@Module({ providers: [HeavyQueues, { provide: APP_GUARD, useClass: HeavyGuard }], exports: [HeavyQueues] })
export class HeavyModule {}
