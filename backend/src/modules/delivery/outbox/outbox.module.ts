import { Module } from '@nestjs/common';
import { Outbox } from './queue/outbox';
import { OutboxWorker } from './queue/outbox-worker';

/** What leaves the site for somebody: a queue in the database, and the worker that empties it by several channels. */
@Module({ providers: [Outbox, OutboxWorker], exports: [Outbox, OutboxWorker] })
export class OutboxModule {}
