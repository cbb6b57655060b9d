import type {
  ListedGroup,
  PostSelectionDto,
  PricedFixtureDto,
  SelectionChangeDto,
} from '../../../api/generated/wire';

/** Selections on a post at most; the server decides. */
export const MOST_SELECTIONS = 20;

/** The match of a selection, as far as the form shows it. */
export type ChosenMatch = Pick<
  PricedFixtureDto,
  'match_id' | 'match_date' | 'match_time' | 'home_team' | 'away_team'
>;

/** A selection in the form of a post. */
export interface ChosenSelection extends ChosenMatch {
  column: string;
  /** The price on the screen: the one that is locked, or would be locked now; null when it is gone. */
  odd: number | null;
  /** The price when it was chosen, where it has moved since. */
  before?: number;
  /** Since when the price is locked, for a selection that stands on the post. */
  locked_at?: string;
}

/** A selection as the server takes it. */
export interface WantedSelection {
  match_id: number;
  column: string;
  odd?: number;
}

/** A market of a fixture with its selections that have a price. */
export interface PricedMarket {
  key: string;
  title: string;
  /** All of its selections. */
  columns: readonly string[];
  selections: readonly { column: string; title: string; odd: number }[];
}

const RANKS: readonly (string | null)[] = ['main', 'common'];

/** The markets in which a fixture has a price, the usual ones first. */
export function pricedMarkets(
  groups: readonly ListedGroup[],
  odds: Readonly<Record<string, number>>,
): PricedMarket[] {
  const place = ({ rank }: ListedGroup) => (RANKS.includes(rank) ? RANKS.indexOf(rank) : RANKS.length);
  return [...groups]
    .sort((a, b) => place(a) - place(b))
    .map(({ key, title, columns }) => ({
      key,
      title,
      columns: columns.map(({ field }) => field),
      selections: columns.flatMap(({ field: column, title: name, kind }) => {
        const odd = odds[column];
        return kind === 'odd' && odd !== undefined ? [{ column, title: name, odd }] : [];
      }),
    }))
    .filter(({ selections }) => selections.length > 0);
}

export const sameSelection = (
  a: Pick<ChosenSelection, 'match_id' | 'column'>,
  b: Pick<ChosenSelection, 'match_id' | 'column'>,
): boolean => a.match_id === b.match_id && a.column === b.column;

/** The selection of a market that is chosen already, whose place another one of the market would take. */
export function chosenOf(
  chosen: readonly ChosenSelection[],
  matchId: number,
  market: PricedMarket,
): ChosenSelection | undefined {
  return chosen.find(({ match_id, column }) => match_id === matchId && market.columns.includes(column));
}

/** Takes the place of the market's chosen selection, or stands last. */
export function withSelection(
  chosen: readonly ChosenSelection[],
  selection: ChosenSelection,
  market: PricedMarket,
): readonly ChosenSelection[] {
  const replaced = chosenOf(chosen, selection.match_id, market);
  if (!replaced) return [...chosen, selection];
  return chosen.map((one) => (one === replaced ? selection : one));
}

/**
 * The selections with the present prices and kick-off of their fixture. Locked prices stay as they are; the same list
 * comes back when nothing changed.
 */
export function withFixture(
  chosen: readonly ChosenSelection[],
  fixture: PricedFixtureDto,
): readonly ChosenSelection[] {
  const next = chosen.map((selection) =>
    selection.match_id === fixture.match_id ? refreshed(selection, fixture) : selection,
  );
  return next.every((selection, at) => selection === chosen[at]) ? chosen : next;
}

function refreshed(selection: ChosenSelection, fixture: PricedFixtureDto): ChosenSelection {
  const { match_date, match_time, odds } = fixture;
  const locked = selection.locked_at !== undefined;
  const odd = locked ? selection.odd : (odds[selection.column] ?? null);
  if (odd === selection.odd && match_date === selection.match_date && match_time === selection.match_time)
    return selection;
  const { before: earlier, ...rest } = selection;
  const before = earlier ?? selection.odd;
  const moved = before !== null && odd !== before;
  return { ...rest, match_date, match_time, odd, ...(moved && { before }) };
}

/** A post's selections as its form begins with them. */
export const storedSelections = (selections: readonly PostSelectionDto[]): readonly ChosenSelection[] =>
  selections.map(({ match_id, match_date, match_time, home_team, away_team, column, odd, locked_at }) => ({
    match_id,
    match_date,
    match_time,
    home_team,
    away_team,
    column,
    odd,
    locked_at,
  }));

/** A selection whose price is locked already: chosen again, it keeps that price. */
export type LockedSelection = Pick<ChosenSelection, 'match_id' | 'column' | 'odd' | 'locked_at'>;

/** What was taken out of a post: put back, each keeps its first price. */
export const withdrawnSelections = (changes: readonly SelectionChangeDto[]): LockedSelection[] =>
  changes.flatMap(({ changed_at: locked_at, removed }) =>
    removed.map(({ match_id, column, odd }) => ({ match_id, column, odd, locked_at })),
  );

/** A selection as it is chosen: at its locked price where it has one. */
export function atLockedPrice(
  selection: ChosenSelection,
  locked: readonly LockedSelection[],
): ChosenSelection {
  const known = locked.find((one) => sameSelection(one, selection));
  return known ? { ...selection, odd: known.odd, locked_at: known.locked_at } : selection;
}

/** What is sent: with the price on the screen, so that another one by now is refused. Locked ones stay as they are. */
export const wantedSelections = (chosen: readonly ChosenSelection[]): WantedSelection[] =>
  chosen.map(({ match_id, column, odd, locked_at }) => ({
    match_id,
    column,
    ...(locked_at === undefined && odd !== null && { odd }),
  }));

/** Whether two lists name the same selections in the same order. */
export const sameSelections = (
  a: readonly Pick<ChosenSelection, 'match_id' | 'column'>[],
  b: readonly Pick<ChosenSelection, 'match_id' | 'column'>[],
): boolean => a.length === b.length && a.every((selection, at) => sameSelection(selection, b[at]!));

/** The text that a draft keeps; empty for no selections. */
export const writeSelections = (chosen: readonly ChosenSelection[]): string =>
  chosen.length === 0 ? '' : JSON.stringify(chosen);

/** Reads what a draft kept; none where it can't be read. */
export function readSelections(text: string | undefined): readonly ChosenSelection[] {
  if (!text) return [];
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isSelection) ? list : [];
  } catch {
    return [];
  }
}

function isSelection(value: unknown): value is ChosenSelection {
  if (typeof value !== 'object' || value === null) return false;
  const { match_id, column, odd, match_date, home_team, away_team } = value as Record<string, unknown>;
  return (
    typeof match_id === 'number' &&
    (typeof odd === 'number' || odd === null) &&
    [column, match_date, home_team, away_team].every((text) => typeof text === 'string')
  );
}
