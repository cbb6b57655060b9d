import { useDispatch, useSelector } from 'react-redux';
import { tr } from '../../../locale/tr';
import { Segmented } from '../../form/segmented';
import { type PhoneLayout, phoneLayoutChosen, selectPhoneLayout } from './phone-layout.slice';

const OPTIONS: readonly (readonly [PhoneLayout, string])[] = [
  ['cards', tr.odds.cards],
  ['table', tr.odds.table],
];

/** Between cards and the wide table, on phones. */
export function LayoutSwitch() {
  const dispatch = useDispatch();
  return (
    <Segmented
      label={tr.odds.layoutSwitch}
      options={OPTIONS}
      value={useSelector(selectPhoneLayout)}
      onChange={(layout) => dispatch(phoneLayoutChosen(layout))}
    />
  );
}
