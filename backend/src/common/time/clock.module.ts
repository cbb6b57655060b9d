import { Global, Module } from '@nestjs/common';
import { Clock } from './clock';
import { SteadyTime } from './steady-time';

@Global()
@Module({ providers: [Clock, SteadyTime], exports: [Clock, SteadyTime] })
export class ClockModule {}
