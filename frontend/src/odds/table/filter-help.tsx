import { Switch } from '../../kit/form/switch';
import { Sheet } from '../../kit/layout/sheet';
import { COLUMN_KEY_HEEDED, usePreference } from '../../lib/preferences';
import { trOdds } from '../../locale/tr-odds';
import { trTable } from '../../locale/tr-table';

/** What can be written in the filter boxes. */
export function FilterHelp({ onClose }: { onClose: () => void }) {
  const [heeded, setHeeded] = usePreference(COLUMN_KEY_HEEDED);
  return (
    <Sheet title={trOdds.helpTitle} onClose={onClose} from="side">
      <p className="mb-4 text-sm text-muted">{trOdds.helpIntro}</p>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 text-sm">
        {trOdds.help.map(([text, meaning]) => (
          <div key={text} className="contents">
            <dt className="font-medium whitespace-nowrap tabular-nums">{text}</dt>
            <dd className="text-muted">{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-6 mb-2 text-sm font-semibold">{trOdds.keysTitle}</h3>
      <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
        {trOdds.keys.map((line) => (
          <li key={line}>{line}</li>
        ))}
        <li>{trTable.columnKey}</li>
      </ul>
      <div className="mt-3">
        <Switch
          label={trTable.columnKeySwitch}
          checked={heeded === 'on'}
          onChange={(on) => setHeeded(on ? 'on' : 'off')}
        />
      </div>
    </Sheet>
  );
}
