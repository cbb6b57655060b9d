import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a module keeps about members; it tells {@link PersonalData} when it starts. */
export interface PersonalDataSource {
  /** Key in the export. */
  name: string;
  /** Everything the module keeps about an account, as JSON values. */
  collect(userId: number): Promise<unknown>;
  /**
   * Inside the transaction that deletes an account, before its row and all rows that refer to it go: removes what
   * doesn't go by itself. Returns what is to be done once that has been committed, such as deleting files.
   */
  erase?(manager: EntityManager, userId: number): Promise<(() => Promise<void>) | void>;
}

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

  /** Prepares the deletion of an account; run what it returns after the commit. */
  async erase(manager: EntityManager, userId: number): Promise<() => Promise<void>> {
    const afterwards: (() => Promise<void>)[] = [];
    for (const source of this.sources) {
      const after = await source.erase?.(manager, userId);
      if (after) afterwards.push(after);
    }
    return async () => {
      for (const each of afterwards) await each();
    };
  }
}
