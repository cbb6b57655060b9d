import { startTransition, useMemo, useOptimistic } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * What a screen keeps in its address, and how to change it: each change is a step of the browser's history.
 * @param read same function at every render
 * @param write the address of a value, without `?`; the same for the same value
 * @returns `value` as the page is drawn, and `wanted` as it will be: the address changes as a transition, which controls
 *   must not wait for, and a second choice must not undo one that isn't drawn yet
 */
export function useAddressValue<Value extends object>(
  read: (params: URLSearchParams) => Value,
  write: (value: Value) => string,
) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const value = useMemo(() => read(new URLSearchParams(search)), [read, search]);
  const [wanted, setWanted] = useOptimistic(value);
  const change = (next: Partial<Value>) =>
    startTransition(() => {
      const changed = { ...wanted, ...next };
      const address = write(changed);
      if (address === write(wanted)) return;
      setWanted(changed);
      void navigate({ search: address });
    });
  return { value, wanted, change };
}
