import { Column } from 'typeorm';

/** A selection with its match, as a post and the record both keep it. */
export abstract class Picked {
  /** The archive's match; it may be gone meanwhile. */
  @Column({ type: 'int' })
  match_id: number;

  /** Kick-off in Europe/Istanbul. */
  @Column({ type: 'date' })
  match_date: string;

  @Column({ type: 'varchar', length: 5, nullable: true })
  match_time: string | null;

  @Column({ type: 'varchar', length: 100 })
  home_team: string;

  @Column({ type: 'varchar', length: 100 })
  away_team: string;

  @Column({ type: 'varchar', length: 40 })
  odds_column: string;

  /** The price at `locked_at`, in hundredths. */
  @Column({ type: 'int' })
  odd: number;

  @Column({ type: 'datetime', precision: 3 })
  locked_at: Date;

  /** When that price was seen last; null: its source names no instant, or it wasn't kept yet. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  odd_at: Date | null;

  /** Source of the price, see `archive/catalogue/price-sources`; null in rows from before it was kept. */
  @Column({ type: 'varchar', length: 30, nullable: true })
  source: string | null;

  /** Calibrated probability at publication; null where the market wasn't wholly priced, or it wasn't kept yet. */
  @Column({ type: 'double', nullable: true })
  probability: number | null;
}
