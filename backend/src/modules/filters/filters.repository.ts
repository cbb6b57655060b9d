import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SavedFilterType } from './filter-data';
import { SavedFilter } from './saved-filter.entity';

/** Saved filters, never without their owner: nobody else's are found. */
@Injectable()
export class FiltersRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A member's filters of one type, or of all, in order of their names. */
  ofUser(userId: number, type?: SavedFilterType): Promise<SavedFilter[]> {
    return this.dataSource.manager.find(SavedFilter, {
      where: { user_id: userId, ...(type === undefined ? {} : { filter_type: type }) },
      order: { filter_type: 'ASC', name_folded: 'ASC' },
    });
  }

  findByName(userId: number, type: SavedFilterType, nameFolded: string): Promise<SavedFilter | null> {
    return this.dataSource.manager.findOneBy(SavedFilter, {
      user_id: userId,
      filter_type: type,
      name_folded: nameFolded,
    });
  }

  count(manager: EntityManager, userId: number): Promise<number> {
    return manager.countBy(SavedFilter, { user_id: userId });
  }

  async insert(manager: EntityManager, filter: Omit<SavedFilter, 'id' | 'user'>): Promise<number> {
    const result = await manager.insert(SavedFilter, filter);
    return result.identifiers[0]!.id as number;
  }

  /** Whether the member had that filter. */
  async remove(userId: number, id: number): Promise<boolean> {
    const { affected } = await this.dataSource.manager.delete(SavedFilter, { id, user_id: userId });
    return (affected ?? 0) > 0;
  }
}
