import { Injectable } from '@nestjs/common';
import { DataSource, type FindOperator, type ObjectLiteral, Raw, type SelectQueryBuilder } from 'typeorm';
import { intervalFrom, now } from './dialects';
import { epochOfStored } from './stored-instant';

/** A value that a statement computes where it is run. */
export type Computed = () => string;

/**
 * "Now" as the database tells it, inside the statement. What processes must agree on, leases and due times, is compared
 * with this clock alone: the clocks of two machines differ.
 */
@Injectable()
export class DatabaseClock {
  constructor(private readonly dataSource: DataSource) {}

  /** The instant so many milliseconds from now, for INSERT and UPDATE. */
  in(milliseconds = 0): Computed {
    return () => this.instant(milliseconds);
  }

  /** For a column: not later than so many milliseconds from now. */
  isReached(milliseconds = 0): FindOperator<Date> {
    return Raw((column) => `${column} <= ${this.instant(milliseconds)}`);
  }

  /** SQL of the instant so many milliseconds from now. */
  instant(milliseconds = 0): string {
    return intervalFrom(this.type, this.now(), milliseconds);
  }

  /** The first row of a query, and the instant at which it was read; null when there is none. */
  async readAt<Row extends ObjectLiteral>(
    query: SelectQueryBuilder<Row>,
  ): Promise<{ row: Row; now: Date } | null> {
    const { entities, raw } = await query.addSelect(this.instant(), 'read_at').limit(1).getRawAndEntities();
    if (entities.length === 0) return null;
    const { read_at: at } = (raw as { read_at: string | Date }[])[0]!;
    return { row: entities[0]!, now: new Date(epochOfStored(at)) };
  }

  /** SQL of now. */
  protected now(): string {
    return now(this.type);
  }

  protected get type(): DataSource['options']['type'] {
    return this.dataSource.options.type;
  }
}
