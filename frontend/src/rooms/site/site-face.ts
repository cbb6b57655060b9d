import { useEffect } from 'react';
import { trShell } from '../../locale/tr-shell';
import { useReadSettingsQuery } from '../../api/generated/shell';
import { localStore } from '../../lib/browser-store';

/** What the header shows of the settings. */
interface SiteFace {
  name: string;
  demo: boolean;
}

const KEY = 'siteFace';
const DEFAULT: SiteFace = { name: trShell.site.name, demo: false };

/** Name and badge from the settings; those of the last visit while they are on their way, so that nothing moves. */
export function useSiteFace(): SiteFace {
  const { data } = useReadSettingsQuery();
  return data ? { name: data.site_name, demo: data.demo_data } : readFace();
}

/** Remembers the face for the next visit. The default one needs no memory. */
export function useRememberedFace({ name, demo }: SiteFace): void {
  useEffect(() => {
    if (name === DEFAULT.name && demo === DEFAULT.demo) localStore.remove(KEY);
    else localStore.write(KEY, JSON.stringify({ name, demo }));
  }, [name, demo]);
}

function readFace(): SiteFace {
  const stored = localStore.readJson(KEY) as Partial<SiteFace> | null;
  return {
    name: typeof stored?.name === 'string' ? stored.name : DEFAULT.name,
    demo: typeof stored?.demo === 'boolean' ? stored.demo : DEFAULT.demo,
  };
}
