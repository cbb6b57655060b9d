import { EntitySchema, type EntitySchemaColumnOptions } from 'typeorm';
import { CODE_FIELDS, ODD_FIELDS } from '../catalogue/columns';
import type { CodeField, OddField } from '../catalogue/odds-groups';

/** One set of odds of a match: prices in hundredths, bulletin codes; null = no price, no code. */
export type OddsSet = { match_id: number } & Record<OddField | CodeField, number | null>;

export const OPENING_ODDS_TABLE = 'opening_odds';
export const CLOSING_ODDS_TABLE = 'closing_odds';

const integer: EntitySchemaColumnOptions = { type: 'int', nullable: true };

function oddsSetSchema(tableName: string): EntitySchema<OddsSet> {
  const columns = Object.fromEntries([...ODD_FIELDS, ...CODE_FIELDS].map((field) => [field, integer]));
  return new EntitySchema<OddsSet>({
    name: tableName,
    tableName,
    columns: { match_id: { type: 'int', primary: true }, ...columns } as never,
    relations: {
      match: {
        type: 'many-to-one',
        target: 'Match',
        joinColumn: { name: 'match_id', foreignKeyConstraintName: `fk_${tableName}_match` },
        onDelete: 'CASCADE',
      },
    } as never,
  });
}

/** Opening odds (filter type 1): one row per match, always present. */
export const OpeningOdds = oddsSetSchema(OPENING_ODDS_TABLE);
/** Closing odds (filter type 2): one row per match, always present. */
export const ClosingOdds = oddsSetSchema(CLOSING_ODDS_TABLE);
