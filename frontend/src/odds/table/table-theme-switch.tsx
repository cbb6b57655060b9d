import { useDispatch, useSelector } from 'react-redux';
import { Switch } from '../../kit/form/switch';
import { useSiteTheme } from '../../lib/site-theme';
import { trOdds } from '../../locale/tr-odds';
import { selectTableDark, tableThemeChosen } from './table-theme.slice';

/** Makes the table dark or light; until it is used, the table follows the site. */
export function TableThemeSwitch() {
  const dispatch = useDispatch();
  const siteTheme = useSiteTheme();
  const dark = useSelector(selectTableDark) ?? siteTheme === 'dark';
  return (
    <Switch label={trOdds.darkTable} checked={dark} onChange={(next) => dispatch(tableThemeChosen(next))} />
  );
}
