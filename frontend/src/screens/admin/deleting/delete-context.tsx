import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { readApiError } from '../../../api/api-error';
import { tablesApi } from '../../../api/table-rows';
import { notify } from '../../../kit/feedback/notices';
import { readToken } from '../../../session/stored-session';
import { trAdmin } from '../../../locale/tr-admin';
import { type PendingDelete, PendingDeletes } from './pending-deletes';

const Deletes = createContext<PendingDeletes | null>(null);

/** Keeps the deletions that can still be taken back, for all tabs of the panel. */
export function DeleteProvider({ children }: { children: ReactNode }) {
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const deletes = useMemo(
    () =>
      new PendingDeletes(async ({ table, id, name }) => {
        const { error } = await dispatch(tablesApi.endpoints.deleteRow.initiate({ table, id }));
        if (error === undefined) return;
        const { status, message } = readApiError(error);
        // the row was deleted elsewhere in the meantime
        if (status === 404) return;
        notify({ kind: 'error', text: trAdmin.deleting.failed(name, message) });
      }),
    [dispatch],
  );
  useEffect(() => {
    // the page is being closed: answers are not waited for
    const leave = () => {
      for (const row of deletes.list()) {
        sendLast(row);
        deletes.undo(row);
      }
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      deletes.flush();
    };
  }, [deletes]);
  return <Deletes value={deletes}>{children}</Deletes>;
}

export function usePendingDeletes(): PendingDeletes {
  const deletes = useContext(Deletes);
  if (!deletes) throw new Error('There is no DeleteProvider around this component');
  return deletes;
}

/** The deletions that can still be taken back. */
export function usePendingList(): readonly PendingDelete[] {
  const deletes = usePendingDeletes();
  return useSyncExternalStore(deletes.subscribe, deletes.list);
}

function sendLast({ table, id }: PendingDelete): void {
  const token = readToken();
  void fetch(`/api/${table}/${id}`, {
    method: 'DELETE',
    keepalive: true,
    headers: token === null ? {} : { Authorization: `Bearer ${token}` },
  }).catch(() => undefined);
}
