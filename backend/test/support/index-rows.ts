import { foldText } from '../../src/common/text/fold';
import { MARKET_FIELDS } from '../../src/archive/catalogue/columns';
import { IndexBuilder } from '../../src/archive/columns/index-builder';
import type { IndexRow } from '../../src/archive/columns/index-row';
import { OddsIndex } from '../../src/archive/columns/odds-index';
import type { ArchivedMatch } from './random-archive';

/** A match as the index takes it. */
export function toIndexRow(match: ArchivedMatch): IndexRow {
  return {
    ...match,
    awarded: match.awarded ?? false,
    folded: {
      country_name: foldText(match.country_name),
      competition_name: foldText(match.competition_name),
      home_team: foldText(match.home_team),
      away_team: foldText(match.away_team),
    },
    odds: Uint32Array.from([
      ...MARKET_FIELDS.map((field) => (match.opening[field] ?? -1) + 1),
      ...MARKET_FIELDS.map((field) => (match.closing[field] ?? -1) + 1),
    ]),
  };
}

/** An index over the matches, which may come in any order. */
export function buildIndex(matches: readonly ArchivedMatch[], expectedRows = matches.length): OddsIndex {
  const builder = new IndexBuilder(expectedRows);
  const key = (match: ArchivedMatch): string => `${match.match_date} ${match.match_time ?? ''}`;
  const ordered = [...matches].sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
  for (const match of ordered) builder.add(toIndexRow(match));
  return new OddsIndex(builder.finish());
}
