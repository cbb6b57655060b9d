import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/form/button';
import { buttonStyle } from '../../../kit/form/button-style';
import { matchPath } from '../../../lib/match-path';
import { trFilters } from '../../../locale/tr-filters';
import type { PickedTable } from '../../../odds/table/question';
import { pickedChanged, selectTable, type WithTables } from '../../../odds/table/table.slice';
import { otherBasis } from './fill-note';

interface Props {
  picked: Pick<PickedTable, 'table'>;
  /** The ways where no match was filled in. */
  otherwise: ReactNode;
}

/** Where a match's prices, or what they say, find nothing: the same by probability, and the matches nearest to it. */
export function EmptyWays({ picked: { table }, otherwise }: Props) {
  const { filled } = useSelector((state: WithTables) => selectTable(state, table.key).picked);
  const dispatch = useDispatch();
  if (filled === null) return otherwise;
  const { fill } = filled;
  const refill = () => {
    const again = { ...fill, basis: 'probability' } as const;
    dispatch(pickedChanged({ table: table.key, fill: again, message: null }));
  };
  return (
    <>
      {otherBasis(filled) === 'probability' && (
        <Button size="small" onClick={refill}>
          {trFilters.basis.fillBy.probability}
        </Button>
      )}
      <Link to={matchPath(fill.match_id)} className={buttonStyle('secondary', 'small')}>
        {trFilters.basis.nearest}
      </Link>
    </>
  );
}
