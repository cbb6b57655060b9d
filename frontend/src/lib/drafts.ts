import { readStoredSession } from './session-storage';

/** What the keys of all drafts begin with. */
const DRAFTS = 'draft:';

/**
 * Texts that a session's end would take away: kept in this tab until the form opens again, for the same account only.
 * `form` names the form and what it is about.
 */
const keyOf = (form: string, owner: string | null) => `${DRAFTS}${owner ?? ''}:${form}`;

/** Who is typing; ask before sending, for afterwards the session may be gone. */
export function draftOwner(): string | null {
  return readStoredSession().username;
}

/** Keeps what stands in a form. A browser that stores nothing forgets it. */
export function keepDraft(
  form: string,
  owner: string | null,
  values: object,
  storage: Storage = sessionStorage,
): void {
  try {
    storage.setItem(keyOf(form, owner), JSON.stringify(values));
  } catch {
    // a full or forbidden store is no reason to fail
  }
}

/** Forgets one draft: what it held was sent, or thrown away on purpose. */
export function dropDraft(form: string, owner: string | null, storage: Storage = sessionStorage): void {
  storage.removeItem(keyOf(form, owner));
}

/** Forgets every draft of this tab: a deliberate logout leaves nothing behind. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(DRAFTS)) storage.removeItem(key);
}

/** What was written last in a form and neither sent nor thrown away; null when there is nothing. */
export function readDraft<Values extends object>(
  form: string,
  owner: string | null,
  storage: Storage = sessionStorage,
): Values | null {
  try {
    const values: unknown = JSON.parse(storage.getItem(keyOf(form, owner)) ?? 'null');
    return typeof values === 'object' ? (values as Values | null) : null;
  } catch {
    return null;
  }
}

/** The texts kept for the form; empty when there are none. */
export function readTexts(
  form: string,
  owner: string | null,
  storage: Storage = sessionStorage,
): Partial<Record<string, string>> {
  const texts = readDraft<Record<string, unknown>>(form, owner, storage) ?? {};
  return Object.fromEntries(
    Object.entries(texts).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
