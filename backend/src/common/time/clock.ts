import { Injectable } from '@nestjs/common';
import { heldTime } from './steady-time';

/** The only source of "now" for the modules, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date(heldTime() ?? Date.now());
  }
}
