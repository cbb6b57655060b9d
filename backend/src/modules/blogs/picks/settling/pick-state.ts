import { tr } from '../../../../platform/locale/tr';

/** `void`: without a result three days after kick-off, or with one that was awarded; such a selection counts as if it weren't there. */
export const PICK_STATES = ['open', 'won', 'lost', 'void'] as const;

export type PickState = (typeof PICK_STATES)[number];

/** What each state is called on the wire. */
export const STATE_NAMES: Readonly<Record<PickState, string>> = tr.picks.states;
