import { type BeforeApplicationShutdown, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Response } from 'express';
import { setTimeout as sleep } from 'node:timers/promises';

/** So long a process that was asked to end goes on taking requests: proxies notice and send no more. */
const GRACE_MS = 1_000;

/**
 * Lets clients go in an orderly way when the process ends: each answer from then on is the last one on its connection,
 * so that no further request goes into a connection that is being closed.
 */
@Injectable()
export class Draining implements OnModuleDestroy, BeforeApplicationShutdown {
  private begun = false;
  private readonly unanswered = new Set<Response>();

  /** Whether the process is about to end. */
  get hasBegun(): boolean {
    return this.begun;
  }

  /** A request has come. */
  begin(response: Response): void {
    if (this.begun) response.setHeader('Connection', 'close');
    this.unanswered.add(response);
  }

  /** It has been answered, or its client is gone. */
  end(response: Response): void {
    this.unanswered.delete(response);
  }

  onModuleDestroy(): void {
    this.begun = true;
    for (const response of this.unanswered) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
    }
  }

  /** @param signal what asked the process to end; none where the app is closed by its own code */
  async beforeApplicationShutdown(signal?: string): Promise<void> {
    if (signal !== undefined) await sleep(GRACE_MS);
  }
}
