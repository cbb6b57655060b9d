import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Competition } from './competition.entity';

/** A played or coming match. Its odds stand in `opening_odds` and `closing_odds`, one row each, always present. */
@Entity('matches')
@Index('ix_matches_order', ['match_date', 'match_time', 'id'])
@Index('ix_matches_competition_date', ['competition_id', 'match_date'])
@Index('ix_matches_pair_date', ['pair_key', 'match_date'])
export class Match {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  competition_id: number;

  @ManyToOne(() => Competition)
  @JoinColumn({ name: 'competition_id', foreignKeyConstraintName: 'fk_matches_competition' })
  competition: Relation<Competition>;

  /** Kick-off date in Europe/Istanbul, `YYYY-MM-DD`. */
  @Column({ type: 'date' })
  match_date: string;

  /** Kick-off time in Europe/Istanbul, `HH:mm`; null when no source knows it. */
  @Column({ type: 'varchar', length: 5, nullable: true })
  match_time: string | null;

  /** `2023-2024`, or `2024` for leagues that play within a calendar year. */
  @Column({ type: 'varchar', length: 9 })
  season_slug: string;

  /** The bulletin's match code. */
  @Column({ type: 'int', nullable: true })
  code: number | null;

  @Column({ type: 'varchar', length: 100 })
  home_team: string;

  @Column({ type: 'varchar', length: 100 })
  away_team: string;

  /** The names as shown, folded: what searches look into. */
  @Column({ type: 'varchar', length: 100 })
  home_folded: string;

  @Column({ type: 'varchar', length: 100 })
  away_folded: string;

  /** `competition_id|home|away` with canonical names (after aliases); with the date within one day it identifies the match. */
  @Column({ type: 'varchar', length: 220 })
  pair_key: string;

  @Column({ type: 'smallint', nullable: true })
  home_ht_score: number | null;

  @Column({ type: 'smallint', nullable: true })
  away_ht_score: number | null;

  @Column({ type: 'smallint', nullable: true })
  home_ft_score: number | null;

  @Column({ type: 'smallint', nullable: true })
  away_ft_score: number | null;

  /** Who scored first as the source recorded it: `H`, `A`, `N` (no goal); null = not recorded. */
  @Column({ type: 'varchar', length: 1, nullable: true })
  first_goal: 'H' | 'A' | 'N' | null;

  /** Where the opening prices come from: a mask of `catalogue/price-sources`; 0 = none, or not known. */
  @Column({ type: 'smallint', default: 0 })
  opening_sources: number;

  @Column({ type: 'smallint', default: 0 })
  closing_sources: number;

  /** The earliest instant at which a source saw one of the opening prices; null where none names an instant. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  opening_seen_at: Date | null;

  /** The latest instant at which a source saw one of the closing prices; null where none names an instant. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  closing_seen_at: Date | null;

  /** Fewest bets on a coupon with this match; null where no source names it. */
  @Column({ type: 'smallint', nullable: true })
  mbs: number | null;

  /** Whether the result was awarded (`hükmen`): it stands, and nothing is settled from it. */
  @Column({ type: 'boolean', default: false })
  awarded: boolean;

  /** An unplayed fixture in favour of which another match of the pair was played (`ertelendi`): nobody is shown it. */
  @Column({ type: 'boolean', default: false })
  retired: boolean;

  @Column({ type: 'boolean' })
  is_demo: boolean;

  /** Value of `archive_revision` at the last change of this match or its odds. */
  @Index('ix_matches_revision')
  @Column({ type: 'int' })
  revision: number;
}
