import { useState } from 'react';
import { useReadArchiveUpkeepQuery } from '../../../api/generated/panel';
import type { ArchiveUpkeepDto } from '../../../api/generated/wire';
import { ProgressBar } from '../../../kit/feedback/progress-bar';
import { Disclosure } from '../../../kit/layout/disclosure';
import { formatDate, formatCount } from '../../../lib/format';
import { trAdmin } from '../../../locale/tr-admin';
import { Notice } from '../../../kit/feedback/notice';

const texts = trAdmin.upkeep;
/** Milliseconds between two looks while the archive is being brought to other rules. */
const WATCH_EVERY = 5_000;

/** How far an archive of an earlier version is on its way, and what only a new upload can mend; nothing otherwise. */
export function ArchiveUpkeep() {
  const [isRunning, setRunning] = useState(false);
  const { data } = useReadArchiveUpkeepQuery(undefined, { pollingInterval: isRunning ? WATCH_EVERY : 0 });
  if (!data) return null;
  if ((data.state === 'running') !== isRunning) setRunning(!isRunning);
  if (data.state === 'running') return <Running upkeep={data} />;
  return data.unversioned.length > 0 ? <Unversioned days={data.unversioned} /> : null;
}

function Running({ upkeep }: { upkeep: ArchiveUpkeepDto }) {
  const { progress, matches_done: done, matches_total: total } = upkeep;
  return (
    <section aria-label={texts.title} className="max-w-prose pb-6 text-sm">
      <ProgressBar label={texts.title} share={progress} />
      {total > 0 && <p className="pt-1.5 text-muted">{texts.text(formatCount(done), formatCount(total))}</p>}
    </section>
  );
}

function Unversioned({ days }: { days: ArchiveUpkeepDto['unversioned'] }) {
  const matches = days.reduce((sum, day) => sum + day.matches, 0);
  return (
    <div className="pb-6">
      <Notice kind="wait" title={texts.unversioned}>
        <p>{texts.unversionedText}</p>
        <Disclosure summary={texts.days(formatCount(days.length), formatCount(matches))}>
          {/* reachable by key: it scrolls in itself */}
          <ul
            tabIndex={0}
            aria-label={texts.daysList}
            className="max-h-80 columns-1 gap-6 overflow-y-auto pt-2 tabular-nums sm:columns-2 lg:columns-3"
          >
            {days.map(({ date, matches: count }) => (
              <li key={date} className="flex justify-between gap-3">
                <span>{formatDate(date)}</span>
                <span className="text-muted">{texts.matches(formatCount(count))}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Notice>
    </div>
  );
}
