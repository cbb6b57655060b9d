import { Link } from 'react-router-dom';
import { classNames } from '../../../lib/class-names';
import { writeView } from '../../../rooms/panel/panel-url';
import { usePanelView } from './use-panel-view';

interface Props {
  label: string;
  current: string;
  parts: readonly (readonly [name: string, label: string])[];
}

/** The parts of a tab that has several. */
export function PartSwitch({ label, current, parts }: Props) {
  const { tab } = usePanelView();
  return (
    <nav aria-label={label} className="overflow-x-auto pb-4">
      <ul className="flex w-max max-w-none gap-1 border-b border-line">
        {parts.map(([part, text]) => (
          <li key={part}>
            <Link
              to={writeView(tab, { part })}
              aria-current={part === current ? 'page' : undefined}
              className={classNames(
                'flex h-10 items-center border-b-2 px-3 text-sm whitespace-nowrap',
                part === current
                  ? 'border-accent font-medium'
                  : 'border-transparent text-muted hover:text-text',
              )}
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
