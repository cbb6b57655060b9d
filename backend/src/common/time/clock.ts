import { Injectable } from '@nestjs/common';

/** The only source of "now" for the modules, so that tests can set it. */
@Injectable()
export class Clock {
  now(): Date {
    return new Date();
  }
}
