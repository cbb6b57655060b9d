import { Injectable } from '@nestjs/common';
import { PlayedExample } from '../../../archive/answers/daily-example';
import { Archive } from '../../../archive/client';
import { Clock } from '../../../platform/time/clock';
import { istanbulDate } from '../../../platform/time/istanbul';

/** Milliseconds for which nobody's question reaches the archive. */
const KEPT = 60_000;

export class DailyExampleAnswer {
  /** Null where the archive has none. */
  example: PlayedExample | null;
}

/** The example that everybody may see. */
@Injectable()
export class DailyExampleService {
  private kept: {
    readonly day: string;
    readonly at: number;
    readonly example: Promise<PlayedExample | null>;
  } | null = null;

  constructor(
    private readonly archive: Archive,
    private readonly clock: Clock,
  ) {}

  /** Null where the archive has none. */
  read(): Promise<PlayedExample | null> {
    const now = this.clock.now();
    const day = istanbulDate(now);
    const { kept } = this;
    if (kept?.day === day && now.getTime() - kept.at < KEPT) return kept.example;
    const example = this.archive.askFor({ kind: 'daily-example', today: day });
    const fresh = { day, at: now.getTime(), example };
    this.kept = fresh;
    example.catch(() => {
      if (this.kept === fresh) this.kept = null;
    });
    return example;
  }
}
