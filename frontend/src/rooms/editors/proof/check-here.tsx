import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../kit/form/button';
import { StoppableButton } from '../../../kit/form/stoppable-button';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { formatCount } from '../../../lib/format';
import { trEditors } from '../../../locale/tr-editors';
import { NO_HASH, type RecordCheck } from './check-record';
import { useRecordCheck } from './use-record-check';

const texts = trEditors.check;

const hashIn = (text: string) => text.replace(/\s/g, '').toLowerCase();

const FIELDS = {
  start: { hash: '' },
  checks: {
    hash: (text: string) => (/^[0-9a-f]{64}$/.test(hashIn(text)) ? undefined : texts.pasteWrong),
  },
};

/** Checks the record in the browser, and finds the hash of an old newsletter in it. */
export function CheckHere() {
  const checking = useRecordCheck();
  const { busy, check, failure, run, stop } = checking;
  const [wanted, setWanted] = useState<string | null>(null);
  const { form, field, errors } = useForm(FIELDS, async ({ hash }) => {
    setWanted(hashIn(hash));
    if (check === null) await run();
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col items-start gap-3">
        <p className="max-w-prose">{texts.hereText}</p>
        <StoppableButton label={texts.run} busy={busy} onStart={() => void run()} onStop={stop} />
        <div role="status" className="w-full">
          {busy ? <span className="sr-only">{texts.running}</span> : check && <Outcome check={check} />}
          {!busy && failure !== null && <Note good={false}>{failure}</Note>}
        </div>
      </div>
      <form {...form} className="flex max-w-xl flex-col items-start gap-3">
        <div className="w-full">
          <TextField
            {...field('hash')}
            label={texts.paste}
            hint={texts.pasteHint}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </div>
        <Button type="submit" look="secondary" busy={busy}>
          {texts.find}
        </Button>
        <div role="status" className="w-full">
          {!busy && check !== null && wanted !== null && !errors.hash && (
            <Place hash={wanted} check={check} />
          )}
        </div>
      </form>
    </div>
  );
}

function Outcome({ check: { hashes, closed, firstWrong } }: { check: RecordCheck }) {
  const rows = formatCount(hashes.length);
  if (firstWrong !== null) return <Note good={false}>{texts.wrong(formatCount(firstWrong), rows)}</Note>;
  const last = hashes.at(-1);
  if (last === undefined) return <Note good>{texts.empty}</Note>;
  return (
    <Note good>
      {texts.allRight(rows)}
      {closed > 0 && ` ${texts.closed(formatCount(closed))}`}
      <span className="block text-dense font-normal text-muted">
        {texts.lastHash} <code className="break-all">{last}</code>
      </span>
    </Note>
  );
}

/** Where a hash stands in the record, and what that means. */
function Place({ hash, check: { hashes, firstWrong } }: { hash: string; check: RecordCheck }) {
  if (hash === NO_HASH) return <Note good>{texts.beforeAll}</Note>;
  const place = hashes.indexOf(hash) + 1;
  if (place === 0) {
    return (
      <Note good={false}>
        {texts.notFound}{' '}
        <Link to="/contact" className="text-accent underline underline-offset-2">
          {texts.contact}
        </Link>
      </Note>
    );
  }
  const intact = firstWrong === null || firstWrong > place;
  return (
    <Note good={intact}>
      {texts.found(formatCount(place))}{' '}
      {intact ? texts.foundRight(formatCount(place)) : texts.foundWrong(formatCount(firstWrong))}
    </Note>
  );
}

function Note({ good, children }: { good: boolean; children: ReactNode }) {
  const Icon = good ? CircleCheck : TriangleAlert;
  return (
    <div className="flex items-start gap-2 rounded-card border border-line bg-surface px-3 py-2.5 text-sm">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${good ? 'text-accent-strong' : 'text-danger'}`} />
      <p className="min-w-0 font-medium">{children}</p>
    </div>
  );
}
