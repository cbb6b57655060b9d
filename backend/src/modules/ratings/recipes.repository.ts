import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  readTable,
  type TableColumns,
  type TableListQuery,
  type TablePage,
} from '../../common/http/table-list';
import { lockRows } from '../../database/transaction';
import type { FilterType } from '../odds/query/odds-query';
import { RatingRecipe } from './rating-recipe.entity';

const COLUMNS: TableColumns = {
  id: 'recipe.id',
  sortable: {
    label: 'recipe.label_folded',
    type: 'recipe.filter_type',
    tolerance: 'recipe.tolerance',
    order: 'recipe.sort_order',
  },
  searchable: ['recipe.label_folded', 'recipe.price_columns'],
};

@Injectable()
export class RecipesRepository {
  constructor(private readonly dataSource: DataSource) {}

  readTable(query: TableListQuery): Promise<TablePage<RatingRecipe>> {
    return readTable(this.dataSource.manager.createQueryBuilder(RatingRecipe, 'recipe'), COLUMNS, query);
  }

  /** The ratings of a set of odds, in their order. */
  ofType(type: FilterType): Promise<RatingRecipe[]> {
    return this.dataSource.manager.find(RatingRecipe, {
      where: { filter_type: type },
      order: { sort_order: 'ASC', id: 'ASC' },
    });
  }

  find(id: number): Promise<RatingRecipe | null> {
    return this.dataSource.manager.findOneBy(RatingRecipe, { id });
  }

  /** The row, held against other writers until the end of the transaction. */
  async findLocked(manager: EntityManager, id: number): Promise<RatingRecipe | null> {
    await lockRows(manager, 'rating_recipes', [id]);
    return manager.findOneBy(RatingRecipe, { id });
  }

  async insert(manager: EntityManager, values: Omit<RatingRecipe, 'id'>): Promise<number> {
    const { identifiers } = await manager.insert(RatingRecipe, values);
    return (identifiers[0] as { id: number }).id;
  }

  async update(manager: EntityManager, id: number, values: Omit<RatingRecipe, 'id'>): Promise<void> {
    await manager.update(RatingRecipe, { id }, values);
  }

  async remove(manager: EntityManager, id: number): Promise<void> {
    await manager.delete(RatingRecipe, { id });
  }
}
