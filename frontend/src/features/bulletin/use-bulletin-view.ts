import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { BulletinGroupDto } from '../../api/generated/wire';
import { writeView } from '../../components/table/view-address';
import { type BulletinChange, type BulletinView, changeView, readView } from './bulletin-view';

/**
 * The view of the bulletin, kept in step with the address both ways: a link opens it as it was shared, and what the
 * visitor changes is in the address at once.
 */
export function useBulletinView(
  groups: readonly BulletinGroupDto[],
): [view: BulletinView, change: Dispatch<BulletinChange>] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [view, change] = useReducer(changeView, null, (): BulletinView => {
    const shared = readView(search, groups);
    return { ...shared, texts: shared.applied, clears: 0 };
  });
  const shown = useRef(search.slice(1));

  useEffect(() => {
    const address = search.slice(1);
    // what this hook wrote itself is already shown
    if (address === shown.current) return;
    shown.current = address;
    change({ kind: 'opened', view: readView(search, groups) });
  }, [search, groups]);

  const address = writeView(view);
  useEffect(() => {
    if (address === shown.current) return;
    shown.current = address;
    void navigate({ search: address }, { replace: true });
  }, [address, navigate]);

  return [view, change];
}
