import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { OddGroupDto } from '../../api/generated/wire';
import { writeView } from '../../components/table/view-address';
import type { OddsType } from './odds-type';
import { type OddsView, selectOddsView, viewClosed, viewOpened } from './odds-view.slice';
import { readView } from './view-url';

type WithOddsView = Parameters<typeof selectOddsView>[0];

/**
 * The view of a table, kept in step with the address both ways: a link opens it as it was shared, and what the
 * visitor changes is in the address at once.
 */
export function useViewInAddress(type: OddsType, groups: readonly OddGroupDto[]): OddsView {
  const view = useSelector((state: WithOddsView) => selectOddsView(state, type));
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const search = canonical(useLocation().search);
  const written = useRef<string | null>(null);

  useEffect(() => {
    // What this hook wrote itself is already shown.
    if (search !== written.current) dispatch(viewOpened({ type, view: readView(search, groups) }));
  }, [search, type, groups, dispatch]);

  const address = canonical(writeView(view));
  useEffect(() => {
    if (!view.opened || address === written.current) return;
    written.current = address;
    if (address !== search) void navigate({ search: writeView(view) }, { replace: true });
  }, [view, address, search, navigate]);

  useEffect(() => () => void dispatch(viewClosed(type)), [type, dispatch]);

  return view;
}

/** One spelling of equal addresses. */
function canonical(search: string): string {
  const params = new URLSearchParams(search);
  params.sort();
  return params.toString();
}
