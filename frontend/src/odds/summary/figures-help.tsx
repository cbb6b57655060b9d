import { Link } from 'react-router-dom';
import { Sheet } from '../../kit/layout/sheet';
import { trSummary } from '../../locale/tr-summary';

const RELIABILITY_PATH = '/guvenilirlik';

/** Name and meaning of each figure. */
export type Explanations = readonly (readonly [string, string])[];

interface Props {
  explanations: Explanations;
  onClose: () => void;
}

/** How the figures of a summary are to be read. */
export function FiguresHelp({ explanations, onClose }: Props) {
  return (
    <Sheet title={trSummary.explain} onClose={onClose} from="side">
      <dl className="flex flex-col gap-4 text-sm">
        {explanations.map(([name, meaning]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm">
        <Link to={RELIABILITY_PATH} className="underline underline-offset-4 hover:text-accent">
          {trSummary.reliability}
        </Link>
      </p>
    </Sheet>
  );
}
