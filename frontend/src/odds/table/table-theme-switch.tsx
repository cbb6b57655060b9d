import { Switch } from '../../kit/form/switch';
import { DARK_TABLE, SITE_THEME, usePreference } from '../../lib/preferences';
import { trOdds } from '../../locale/tr-odds';

/** Makes the table dark or light; until it is used, the table follows the site. */
export function TableThemeSwitch() {
  const [siteTheme] = usePreference(SITE_THEME);
  const [dark, setDark] = usePreference(DARK_TABLE);
  return <Switch label={trOdds.darkTable} checked={dark ?? siteTheme === 'dark'} onChange={setDark} />;
}
