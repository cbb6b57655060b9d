import { Global, Injectable, Module } from '@nestjs/common';
import { heldTime, SteadyTime } from './steady-time';

/** The only source of "now" for the modules, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(heldTime() ?? Date.now());
  }
}

@Global()
@Module({ providers: [Clock, SteadyTime], exports: [Clock, SteadyTime] })
export class ClockModule {}
