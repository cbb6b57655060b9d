import { Sheet } from '../../../components/layout/sheet';
import { tr } from '../../../locale/tr';

/** What can be written in the filter boxes. */
export function FilterHelp({ onClose }: { onClose: () => void }) {
  return (
    <Sheet title={tr.odds.helpTitle} onClose={onClose} from="side">
      <p className="mb-4 text-sm text-muted">{tr.odds.helpIntro}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
        {tr.odds.help.map(([text, meaning]) => (
          <div key={text} className="contents">
            <dt className="font-medium whitespace-nowrap tabular-nums">{text}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-2 text-sm font-semibold">{tr.odds.keysTitle}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
        {tr.odds.keys.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Sheet>
  );
}
