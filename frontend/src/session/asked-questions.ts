import { localStore } from '../lib/browser-store';
import { ASKED } from './drafts';

const MOST = 20;

/** A question that was asked of an odds table. */
export interface AskedQuestion {
  type: 1 | 2;
  /** Its normal form, hidden groups left out. */
  search: string;
  /** The matches that it found when it was answered. */
  matches: number;
}

const keyOf = (owner: string) => `${ASKED}${owner}`;

const isAsked = (entry: unknown): entry is AskedQuestion => {
  if (typeof entry !== 'object' || entry === null) return false;
  const { type, search, matches } = entry as Partial<Record<keyof AskedQuestion, unknown>>;
  return (type === 1 || type === 2) && typeof search === 'string' && typeof matches === 'number';
};

/** The questions that an account asked last in this browser, the newest first; none where they can't be read. */
export function readAsked(owner: string | null): AskedQuestion[] {
  const stored = owner === null ? null : localStore.readJson(keyOf(owner));
  return Array.isArray(stored) ? stored.filter(isAsked) : [];
}

/** Keeps a question as the newest one, once. */
export function keepAsked(owner: string | null, asked: AskedQuestion): void {
  if (owner === null) return;
  const others = readAsked(owner).filter(
    ({ type, search }) => type !== asked.type || search !== asked.search,
  );
  localStore.write(keyOf(owner), JSON.stringify([asked, ...others].slice(0, MOST)));
}
