import { Link } from 'react-router-dom';
import { writeView } from '../../../components/table/view-address';
import { tr } from '../../../locale/tr';
import { CLOSING, OPENING, type OddsType, TABLE_PATHS } from '../odds-type';
import { type OddsView } from '../odds-view.slice';

/** From one table to the other with the same filters. */
export function TypeSwitch({ type, view }: { type: OddsType; view: OddsView }) {
  const search = writeView(view);
  const options = [
    [OPENING, tr.odds.openingShort],
    [CLOSING, tr.odds.closingShort],
  ] as const;
  return (
    <nav
      aria-label={tr.odds.typeSwitch}
      className="inline-flex rounded-md border border-control p-0.5 text-dense"
    >
      {options.map(([option, label]) => (
        <Link
          key={option}
          to={{ pathname: TABLE_PATHS[option], search }}
          aria-current={option === type ? 'page' : undefined}
          className={`inline-flex h-7 items-center rounded px-3 ${
            option === type ? 'bg-accent font-medium text-on-accent' : 'hover:bg-raised'
          }`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
