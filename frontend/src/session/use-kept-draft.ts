import { useCallback, useEffect, useRef, useState } from 'react';
import { draftOwner, dropDraft, keepDraft, readDraft, readTexts } from './drafts';

type Texts = Readonly<Record<string, string>>;

export interface KeptDraft {
  readonly form: string;
  /** Who writes, as known when the form opened. */
  readonly owner: string | null;
  /** What was kept when the form was last left; empty when there was nothing. */
  readonly kept: Partial<Record<string, string>>;
}

/**
 * What was written in a form when it was last left in this tab, for the account that is signed in.
 * @param form names the form and what it is about
 */
export function useKeptDraft(form: string): KeptDraft {
  const [draft] = useState(() => {
    const owner = draftOwner();
    return { form, owner, kept: readTexts(form, owner) };
  });
  // not before it is shown: the browser may give up a first drawing and begin again
  useEffect(() => dropDraft(draft.form, draft.owner), [draft]);
  return draft;
}

/** Keeps texts although the session is over: their writer logs in again and comes back. */
export const keepForReturn = ({ form, owner }: KeptDraft, texts: Texts): void =>
  keepDraft(form, owner, texts);

/**
 * Keeps what stands in a form when a link, the back button or a reload takes it away.
 * @param texts what stands in it now
 */
export function useKeepingWhenLeft({ form, owner }: KeptDraft, texts: () => Texts): void {
  const current = useRef(texts);
  useEffect(() => {
    current.current = texts;
  });
  useEffect(() => {
    const leave = () => {
      // after a logout nothing is kept; what an ended session took along was kept before
      if (draftOwner() !== owner) return;
      const written = current.current();
      if (Object.values(written).some((text) => text.trim() !== '')) keepDraft(form, owner, written);
      else dropDraft(form, owner);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [form, owner]);
}

/**
 * What was written in a form and neither saved nor thrown away, for a form that keeps every change.
 * @param form names the form and what it is about
 */
export function useSavedDraft<Values extends object>(form: string) {
  const [owner] = useState(draftOwner);
  const [draft] = useState(() => readDraft<Values>(form, owner));
  const keep = useCallback((values: object) => keepDraft(form, owner, values), [form, owner]);
  const drop = useCallback(() => dropDraft(form, owner), [form, owner]);
  return { draft, keep, drop };
}
