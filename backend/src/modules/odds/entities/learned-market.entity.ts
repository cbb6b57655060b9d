import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the archive taught about the prices of one market in one set of odds. */
@Entity('learned_markets')
export class LearnedMarketRow {
  /** 1 opening, 2 closing. */
  @PrimaryColumn({ type: 'smallint' })
  filter_type: number;

  /** Key of the market. */
  @PrimaryColumn({ type: 'varchar', length: 20 })
  market: string;

  /** A `LearnedMarket` as JSON. */
  @Column({ type: 'text' })
  learned: string;
}
