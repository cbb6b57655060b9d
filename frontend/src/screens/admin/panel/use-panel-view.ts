import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type PanelView, readTab, readView, writeView } from '../../../rooms/panel/panel-url';

/**
 * The view that the address names, and how to change it: a change of anything but the page goes to the first page.
 * `replace` leaves no step for the back button, for what changes with every letter.
 */
export function usePanelView() {
  const [params, setParams] = useSearchParams();
  const tab = readTab(params);
  const view = readView(params);

  const change = useCallback(
    (changes: Partial<PanelView>, { replace = false } = {}) =>
      setParams(
        (now) => new URLSearchParams(writeView(readTab(now), { ...readView(now), page: 1, ...changes })),
        { replace },
      ),
    [setParams],
  );
  const hrefOf = (changes: Partial<PanelView>) => writeView(tab, { ...view, ...changes });

  return { tab, view, change, hrefOf };
}
