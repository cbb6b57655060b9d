import { Segmented } from '../../kit/form/segmented';
import { trMatch } from '../../locale/tr-match';
import { type OddsType, typeOptions } from '../odds-type';

interface Props {
  /** None is chosen while nothing is known. */
  type: OddsType | undefined;
  /** The matches are still to come: their latest odds aren't closing ones yet. */
  isComing?: boolean;
  onChange: (type: OddsType) => void;
}

/** Opening or closing odds. */
export function TypeChoice({ type, isComing = false, onChange }: Props) {
  const options = typeOptions(isComing);
  return <Segmented label={trMatch.type} showLabel options={options} value={type} onChange={onChange} />;
}
