import { Sheet } from '../../../components/layout/sheet';
import { tr } from '../../../locale/tr';

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
    </Sheet>
  );
}
