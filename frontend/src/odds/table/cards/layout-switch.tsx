import { useDispatch, useSelector } from 'react-redux';
import { trOdds } from '../../../locale/tr-odds';
import { Segmented } from '../../../kit/form/segmented';
import { type PhoneLayout, phoneLayoutChosen, selectPhoneLayout } from './phone-layout.slice';

const OPTIONS: readonly (readonly [PhoneLayout, string])[] = [
  ['cards', trOdds.cards],
  ['table', trOdds.table],
];

/** Between cards and the wide table, on phones. */
export function LayoutSwitch() {
  const dispatch = useDispatch();
  return (
    <Segmented
      label={trOdds.layoutSwitch}
      options={OPTIONS}
      value={useSelector(selectPhoneLayout)}
      onChange={(layout) => dispatch(phoneLayoutChosen(layout))}
    />
  );
}
