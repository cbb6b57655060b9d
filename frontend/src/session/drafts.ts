import { localStore, tabStore } from '../lib/browser-store';
import { readStoredSession } from './stored-session';

/** What the keys of all drafts begin with. */
const DRAFTS = 'draft:';
/** The same of the lists of questions that were asked, see asked-questions.ts. */
export const ASKED = 'askedQuestions:';

/**
 * Texts that a session's end would take away: kept in this tab until the form opens again, for the same account only.
 * `form` names the form and what it is about.
 */
const keyOf = (form: string, owner: string | null) => `${DRAFTS}${owner ?? ''}:${form}`;

/** Who is typing; ask before sending, for afterwards the session may be gone. */
export function draftOwner(): string | null {
  return readStoredSession().username;
}

/** Keeps what stands in a form. A browser that stores nothing forgets it with the page. */
export function keepDraft(form: string, owner: string | null, values: object): void {
  tabStore.write(keyOf(form, owner), JSON.stringify(values));
}

/** Forgets one draft: what it held was sent, or thrown away on purpose. */
export function dropDraft(form: string, owner: string | null): void {
  tabStore.remove(keyOf(form, owner));
}

/** Forgets every draft of this tab, and the questions that any account asked: a deliberate logout leaves nothing behind. */
export function forgetTyped(): void {
  for (const key of tabStore.keys()) if (key.startsWith(DRAFTS)) tabStore.remove(key);
  for (const key of localStore.keys()) if (key.startsWith(ASKED)) localStore.remove(key);
}

/** What was written last in a form and neither sent nor thrown away; null when there is nothing. */
export function readDraft<Values extends object>(form: string, owner: string | null): Values | null {
  const values = tabStore.readJson(keyOf(form, owner));
  return typeof values === 'object' ? (values as Values | null) : null;
}

/** The texts kept for the form; empty when there are none. */
export function readTexts(form: string, owner: string | null): Partial<Record<string, string>> {
  const texts = readDraft<Record<string, unknown>>(form, owner) ?? {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
