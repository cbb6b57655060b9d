import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { LessThan } from 'typeorm';
import { Jobs } from '../../../platform/background/jobs';
import { AppError } from '../../../platform/errors/app-error';
import { Clock } from '../../../platform/time/clock';
import { Database } from '../../../platform/database/database';
import { IdempotencyKey } from '../entities/idempotency-key.entity';

/** How long a request may be repeated, in milliseconds. */
const REPEATABLE = 24 * 60 * 60_000;

/** Milliseconds between two looks for keys that count no more. */
const CLEAN_UP_EVERY = 60 * 60_000;

/** A request that may be sent several times but takes effect once. */
export interface RepeatableRequest {
  /** Who sends it, and to which route: the scope of the key. */
  userId: number;
  route: string;
  /** The `Idempotency-Key` header; without one every request takes effect. */
  key: string | undefined;
  body: object;
}

@Injectable()
export class IdempotencyService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    jobs.add({
      name: 'old-idempotency-keys',
      irreversible: true,
      every: CLEAN_UP_EVERY,
      atOnce: true,
      run: () => this.forgetOld(),
    });
  }

  /**
   * Does `work` for the first request with a key, and answers the others with what it answered then. To be called in
   * the transaction of `work`, under a lock that such requests share.
   * @throws AppError IDEMPOTENCY_KEY_REUSED when the key came with another body
   */
  async once<T extends object>(
    { userId, route, key, body }: RepeatableRequest,
    work: () => Promise<T>,
  ): Promise<T> {
    if (key === undefined) return work();
    const { manager } = this.database;
    const now = this.clock.now();
    const scope = { user_id: userId, route, request_key: key };
    const body_hash = hashOf(body);
    const first = await manager.findOneBy(IdempotencyKey, scope);
    if (first && now.getTime() - first.created_at.getTime() < REPEATABLE) {
      if (first.body_hash !== body_hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
      return JSON.parse(first.answer) as T;
    }
    if (first) await manager.delete(IdempotencyKey, { id: first.id });
    const answer = await work();
    await manager.insert(IdempotencyKey, {
      ...scope,
      body_hash,
      answer: JSON.stringify(answer),
      created_at: now,
    });
    return answer;
  }

  private async forgetOld(): Promise<void> {
    const over = LessThan(new Date(this.clock.now().getTime() - REPEATABLE));
    await this.database.manager.delete(IdempotencyKey, { created_at: over });
  }
}

/** The same text for the same values, regardless of their order. */
function hashOf(body: object): string {
  const sorted = Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
}
