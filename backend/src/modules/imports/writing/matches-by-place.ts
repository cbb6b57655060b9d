import { MOST_DAYS_APART, type Place } from '../record/components';
import type { MatchState } from './match-state';

/** Matches while they are written, by where they stand. */
export class MatchesByPlace {
  private readonly byPair = new Map<string, { day: number; state: MatchState }[]>();
  private readonly byEvent = new Map<string, MatchState>();
  private readonly list: MatchState[] = [];

  constructor(states: readonly MatchState[]) {
    for (const state of states) {
      this.add(state);
      for (const place of state.places()) this.place(state, place);
    }
  }

  /** Adds a match that stands nowhere yet. */
  add(state: MatchState): MatchState {
    this.list.push(state);
    return state;
  }

  /** Notes that something at a place is said about a match. */
  place(state: MatchState, { pairKey, day, event }: Place): void {
    if (event !== null) this.byEvent.set(event, state);
    const pair = this.byPair.get(pairKey);
    if (pair === undefined) this.byPair.set(pairKey, [{ day, state }]);
    else if (!pair.some((each) => each.day === day && each.state === state)) pair.push({ day, state });
  }

  /** The matches that something at a place is about: stored ones before new ones, in the order of their ids. */
  at({ pairKey, day, event }: Place): MatchState[] {
    const found = new Set<MatchState>();
    for (const each of this.byPair.get(pairKey) ?? []) {
      if (Math.abs(each.day - day) <= MOST_DAYS_APART) found.add(each.state.current);
    }
    const known = event === null ? undefined : this.byEvent.get(event);
    if (known !== undefined) found.add(known.current);
    return found.size < 2
      ? [...found]
      : [...found].sort((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
  }

  all(): readonly MatchState[] {
    return this.list;
  }
}
