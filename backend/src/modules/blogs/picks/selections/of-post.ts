import type {
  ChangedSelectionDto,
  PostSelectionDto,
  SelectionChangeDto,
  SettlementChangeDto,
} from '../dto/picks.dto';
import type { PickChange } from '../entities/pick-change.entity';
import type { PickRecordRow } from '../entities/pick-record-row.entity';
import type { KnownSettlement } from '../entities/pick-record.repository';
import type { PickSelection } from '../entities/pick-selection.entity';
import type { Picked } from '../entities/picked.entity';
import type { PickSettlement } from '../entities/pick-settlement.entity';
import { STATE_NAMES } from '../settling/pick-state';

/** What stands on a post beside its text. */
export interface OfPost {
  selections: PostSelectionDto[];
  selection_changes: SelectionChangeDto[];
  settlement_changes: SettlementChangeDto[];
}

interface Stored {
  /** Selections that can still be changed. */
  readonly open: readonly PickSelection[];
  readonly rows: readonly PickRecordRow[];
  /** Of the rows, the earliest first. */
  readonly settlements: readonly PickSettlement[];
  readonly changes: readonly PickChange[];
  /** Those of the selections that repeat an opinion. */
  readonly repeated: ReadonlySet<Picked>;
}

type Columns = Pick<
  PickRecordRow,
  | ('match_id' | 'match_date' | 'match_time' | 'home_team' | 'away_team')
  | ('odds_column' | 'odd' | 'locked_at' | 'odd_at' | 'source')
>;

/** What a list of changes says of a selection. */
export const changedSelection = ({
  match_id,
  odds_column,
  odd,
  home_team,
  away_team,
}: Pick<Columns, 'match_id' | 'odds_column' | 'odd' | 'home_team' | 'away_team'>): ChangedSelectionDto => ({
  match_id,
  column: odds_column,
  odd: odd / 100,
  home_team,
  away_team,
});

/** A selection on the wire. @param repeated whether its author had published the same opinion before */
export const postSelection = (
  selection: Columns,
  repeated: boolean,
  { state, home_ft_score, away_ft_score }: KnownSettlement = OPEN,
): PostSelectionDto => ({
  ...changedSelection(selection),
  odd_at: selection.odd_at?.toISOString() ?? null,
  source: selection.source,
  repeated,
  state: STATE_NAMES[state],
  locked_at: selection.locked_at.toISOString(),
  match_date: selection.match_date,
  match_time: selection.match_time,
  home_ft_score,
  away_ft_score,
});

const OPEN: KnownSettlement = { state: 'open', home_ft_score: null, away_ft_score: null };

/** What stands on each of these posts. */
export function ofPosts(postIds: readonly number[], stored: Stored): Map<number, OfPost> {
  const posts = new Map<number, OfPost>(
    postIds.map((id) => [id, { selections: [], selection_changes: [], settlement_changes: [] }]),
  );
  for (const selection of stored.open)
    posts.get(selection.post_id)?.selections.push(postSelection(selection, stored.repeated.has(selection)));
  for (const row of stored.rows) {
    const post = posts.get(row.post_id);
    const settlements = stored.settlements.filter(({ seq }) => seq === row.seq);
    post?.selections.push(postSelection(row, stored.repeated.has(row), settlements.at(-1)));
    post?.settlement_changes.push(...settlementChanges(row, settlements));
  }
  for (const change of stored.changes) posts.get(change.post_id)?.selection_changes.push(toChange(change));
  for (const { settlement_changes } of posts.values())
    settlement_changes.sort((one, other) => one.changed_at.localeCompare(other.changed_at));
  return posts;
}

const toChange = ({ changed_at, removed, added }: PickChange): SelectionChangeDto => ({
  changed_at: changed_at.toISOString(),
  removed: JSON.parse(removed) as ChangedSelectionDto[],
  added: JSON.parse(added) as ChangedSelectionDto[],
});

/** The settlements of a row that followed another one; what was open before was no settlement yet. */
function settlementChanges(
  row: PickRecordRow,
  settlements: readonly PickSettlement[],
): SettlementChangeDto[] {
  const { match_id, odds_column: column, home_team, away_team } = row;
  return settlements.flatMap(({ state, home_ft_score, away_ft_score, settled_at }, at) => {
    const before = settlements[at - 1]?.state ?? 'open';
    if (before === 'open') return [];
    const states = { from: STATE_NAMES[before], to: STATE_NAMES[state] };
    const match = { match_id, column, home_team, away_team };
    return [{ changed_at: settled_at.toISOString(), ...match, ...states, home_ft_score, away_ft_score }];
  });
}
