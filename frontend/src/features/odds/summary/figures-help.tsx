import { Link } from 'react-router-dom';
import { Sheet } from '../../../components/layout/sheet';
import { tr } from '../../../locale/tr';

const RELIABILITY_PATH = '/guvenilirlik';

/** How the figures of a summary are to be read. */
export function FiguresHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={tr.summary.explain} onClose={onClose} from="side">
      <dl className="flex flex-col gap-4 text-sm">
        {tr.summary.explanations.map(([name, meaning]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 text-sm">
        <Link to={RELIABILITY_PATH} className="underline underline-offset-4 hover:text-accent">
          {tr.summary.reliability}
        </Link>
      </p>
    </Sheet>
  );
}
