import { Global, Module } from '@nestjs/common';
import { HeavyQueues } from './heavy-queues';

@Global()
@Module({ providers: [HeavyQueues], exports: [HeavyQueues] })
export class HeavyModule {}
