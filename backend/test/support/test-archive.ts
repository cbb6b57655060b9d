import { MARKET_FIELDS } from '../../src/archive/catalogue/columns';
import { type ArchivedRow, encodeRow } from '../../src/archive/columns/encode';
import { cellOf, COLUMN_COUNT, COLUMNS_PER_SET, storedPlace } from '../../src/archive/columns/layout';
import { SegmentBuilder } from '../../src/archive/columns/segment-builder';
import type { State } from '../../src/archive/columns/state';
import { States } from '../../src/archive/columns/state-update';
import { StateWriter } from '../../src/archive/columns/state-writer';
import { Vocabulary } from '../../src/archive/columns/vocabulary';
import { encoded } from '../../src/archive/reader';
import { foldText } from '../../src/platform/text/fold';
import { type ArchivedMatch, competitionIdOf } from './random-archive';

/** A match as it is read from the archive; of its own code and its competition's nothing is known. */
export function toArchivedRow({ opening, closing, ...match }: ArchivedMatch): ArchivedRow {
  const odds = new Uint32Array(2 * COLUMNS_PER_SET);
  [opening, closing].forEach((set, at) => {
    for (const field of MARKET_FIELDS)
      odds[at * COLUMNS_PER_SET + storedPlace(field)] = cellOf(field, set[field]);
  });
  return {
    ...match,
    competition_id: competitionIdOf(match as ArchivedMatch),
    code: null,
    league_code: null,
    awarded: match.awarded ?? false,
    country_folded: foldText(match.country_name),
    competition_folded: foldText(match.competition_name),
    home_folded: foldText(match.home_team),
    away_folded: foldText(match.away_team),
    odds,
  };
}

/** An archive without a database: all matches that are given first stand in one segment. */
export class TestArchive {
  private readonly vocabulary = new Vocabulary();
  private readonly states = new States();
  private readonly writer: StateWriter;
  private revision = 0;

  /** @param matches in any order */
  constructor(matches: readonly ArchivedMatch[]) {
    const builder = new SegmentBuilder(matches.length);
    const key = (match: ArchivedMatch): string => `${match.match_date} ${match.match_time ?? ''}`;
    const ordered = [...matches].sort((a, b) => (key(a) === key(b) ? b.id - a.id : key(a) < key(b) ? 1 : -1));
    for (const match of ordered) {
      const cells = new Uint32Array(COLUMN_COUNT);
      encodeRow(toArchivedRow(match), this.vocabulary, cells);
      builder.add(match.id, cells);
    }
    this.writer = new StateWriter(builder.finish(), this.vocabulary);
    this.states.take(this.writer.publish(this.revision));
  }

  get state(): State {
    return this.states.current!;
  }

  /** Makes the next state. */
  change(matches: readonly ArchivedMatch[], deletedIds: readonly number[] = []): State {
    this.writer.delete(deletedIds);
    this.writer.put(encoded(matches.map(toArchivedRow), this.vocabulary));
    this.revision += 1;
    return this.states.take(this.writer.publish(this.revision));
  }
}

/** A state of these matches, of which the last `changed` came after the others were merged. */
export function stateOf(matches: readonly ArchivedMatch[], changed = 0): State {
  const archive = new TestArchive(matches.slice(0, matches.length - changed));
  return changed === 0 ? archive.state : archive.change(matches.slice(matches.length - changed));
}
