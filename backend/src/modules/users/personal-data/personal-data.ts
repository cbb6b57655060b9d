import { Injectable } from '@nestjs/common';
import { pick } from '../../../platform/pick';

/** What a module keeps about members; it registers this with {@link PersonalData} when it starts. */
export interface PersonalDataSource {
  /** Key in the export. */
  name: string;
  /** Everything the module keeps about an account, as JSON values. */
  collect(userId: number): Promise<unknown>;
  /**
   * Inside the transaction that deletes an account, before its row and all rows that refer to it go: removes what
   * doesn't go by itself, files after the commit.
   */
  erase?(userId: number): Promise<void>;
}

/** These columns of rows, as the export shows them. */
export const columnsOf = <Row, Name extends keyof Row>(rows: readonly Row[], ...names: Name[]) =>
  rows.map((row) => pick(row, ...names));

/** Knows, without knowing the modules, where the site keeps personal data: for the export and for deletion. */
@Injectable()
export class PersonalData {
  private readonly sources: PersonalDataSource[] = [];

  add(source: PersonalDataSource): void {
    this.sources.push(source);
  }

  /** Everything kept about an account, by module. */
  async collect(userId: number): Promise<Record<string, unknown>> {
    const parts: Record<string, unknown> = {};
    for (const source of this.sources) parts[source.name] = await source.collect(userId);
    return parts;
  }

  /** Prepares the deletion of an account, in its transaction. */
  async erase(userId: number): Promise<void> {
    for (const source of this.sources) await source.erase?.(userId);
  }
}
