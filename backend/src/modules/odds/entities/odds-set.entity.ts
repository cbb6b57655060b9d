import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CODE_FIELDS, ODD_FIELDS } from '../../../archive/catalogue/columns';
import { HANDICAP_FIELDS } from '../../../archive/catalogue/handicap';
import { CLOSING_ODDS_TABLE, OPENING_ODDS_TABLE } from '../../../archive/catalogue/stored-match-columns';
import { Match } from './match.entity';

/** Declares the catalogue's columns on an entity class. */
const CatalogueColumns: ClassDecorator = (target) => {
  for (const field of [...ODD_FIELDS, ...CODE_FIELDS, ...HANDICAP_FIELDS]) {
    Column({ type: 'int', nullable: true })(target.prototype as object, field);
  }
};

/** Opening odds (filter type 1): one row per match, always present. */
@CatalogueColumns
@Entity(OPENING_ODDS_TABLE)
export class OpeningOdds {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_opening_odds_match' })
  match: Relation<Match>;
}

/** Closing odds (filter type 2): one row per match, always present. */
@CatalogueColumns
@Entity(CLOSING_ODDS_TABLE)
export class ClosingOdds {
  @PrimaryColumn({ type: 'int' })
  match_id: number;

  @ManyToOne(() => Match, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'match_id', foreignKeyConstraintName: 'fk_closing_odds_match' })
  match: Relation<Match>;
}
