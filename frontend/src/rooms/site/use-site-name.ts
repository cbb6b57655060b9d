import { useSiteFace } from './site-face';

/** The site's name from the settings; that of the last visit while they are on their way. */
export function useSiteName(): string {
  return useSiteFace().name;
}
