import { Segmented } from '../../kit/form/segmented';
import { trMatch } from '../../locale/tr-match';
import { type OddsType, TYPE_OPTIONS } from '../odds-type';

interface Props {
  /** None is chosen while nothing is known. */
  type: OddsType | undefined;
  onChange: (type: OddsType) => void;
}

/** Opening or closing odds. */
export function TypeChoice({ type, onChange }: Props) {
  return <Segmented label={trMatch.type} showLabel options={TYPE_OPTIONS} value={type} onChange={onChange} />;
}
