import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Basis } from '../../../archive/rows/likeness';
import type { FilterType } from '../../../archive/question/odds-query';

/** A rating: the columns of prices on which two matches must agree to be alike. */
@Entity('rating_recipes')
@Index('ux_rating_recipes_label', ['filter_type', 'label_folded'], { unique: true })
export class RatingRecipe {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 80 })
  label: string;

  @Column({ type: 'varchar', length: 160 })
  label_folded: string;

  /** 1 opening odds, 2 closing odds. */
  @Column({ type: 'smallint' })
  filter_type: FilterType;

  /** Names of price columns, separated by blanks. */
  @Column({ type: 'text' })
  price_columns: string;

  /** What matches are compared by: prices as they are written, or what they say. */
  @Column({ type: 'varchar', length: 12, default: 'price' })
  basis: Basis;

  /** How far each may be away: hundredths of a price, or tenths of a point of probability. */
  @Column({ type: 'int' })
  tolerance: number;

  /** Place in the list of its type, smallest first. */
  @Column({ type: 'int' })
  sort_order: number;
}
