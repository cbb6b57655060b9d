import { readStoredSession } from './session-storage';

/** What the keys of all drafts begin with. */
export const DRAFTS = 'draft:';

/**
 * Texts that a session's end would take away: kept in this tab until the form opens again, for the same account only.
 * `form` names the form and what it is about.
 */
const keyOf = (form: string, owner: string | null) => `${DRAFTS}${owner ?? ''}:${form}`;

/** Who is typing; ask before sending, for afterwards the session may be gone. */
export function draftOwner(): string | null {
  return readStoredSession().username;
}

/** Keeps a form's texts. A browser that stores nothing forgets them. */
export function keepDraft(
  form: string,
  owner: string | null,
  texts: Readonly<Record<string, string>>,
  storage: Storage = sessionStorage,
): void {
  try {
    storage.setItem(keyOf(form, owner), JSON.stringify(texts));
  } catch {
    // a full or forbidden store is no reason to fail
  }
}

/** Forgets one draft: what it held was sent, or thrown away on purpose. */
export function dropDraft(form: string, owner: string | null, storage: Storage = sessionStorage): void {
  storage.removeItem(keyOf(form, owner));
}

/** Forgets every draft of this tab: whoever logs out on purpose leaves nothing behind. */
export function forgetDrafts(storage: Storage = sessionStorage): void {
  for (const key of Object.keys(storage)) if (key.startsWith(DRAFTS)) storage.removeItem(key);
}

/** The texts kept for the form, and no longer afterwards; empty when there are none. */
export function takeDraft(
  form: string,
  owner: string | null,
  storage: Storage = sessionStorage,
): Partial<Record<string, string>> {
  const key = keyOf(form, owner);
  const stored = storage.getItem(key);
  if (stored === null) return {};
  storage.removeItem(key);
  try {
    const texts: unknown = JSON.parse(stored);
    return typeof texts === 'object' && texts !== null
      ? Object.fromEntries(Object.entries(texts).filter(([, text]) => typeof text === 'string'))
      : {};
  } catch {
    return {};
  }
}
