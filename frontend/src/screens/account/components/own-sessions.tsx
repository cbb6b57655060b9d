import { LogOut, MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { Answer } from '../../../api/answer';
import type { OwnSessionRow } from '../../../api/generated/wire';
import { Spinner } from '../../../kit/feedback/spinner';
import { Button } from '../../../kit/form/button';
import { formatInstant } from '../../../lib/format';
import { trProfile } from '../../../locale/tr-profile';
import { useListOwnSessionsQuery } from '../../../api/generated/screens';
import { EndSessionsDialog } from './end-sessions-dialog';
import { Section } from './section';

/** Where one is logged in: to see what is not one's own, and to end it. */
export function OwnSessions() {
  const sessions = useListOwnSessionsQuery();
  const [asking, setAsking] = useState<OwnSessionRow | 'others' | null>(null);
  return (
    <Section title={trProfile.sessions} text={trProfile.sessionsText}>
      <Answer
        of={sessions}
        failed={trProfile.sessionsFailed}
        skeleton={<Spinner className="text-muted" />}
        className="py-2"
      >
        {(shown) => (
          <>
            <ul className="flex flex-col gap-4">
              {shown.map((session) => (
                <SessionRow key={session.id} session={session} onEnd={() => setAsking(session)} />
              ))}
            </ul>
            {shown.length > 1 && (
              <Button look="secondary" className="mt-5" onClick={() => setAsking('others')}>
                <LogOut aria-hidden className="size-4" />
                {trProfile.endOthers.action}
              </Button>
            )}
          </>
        )}
      </Answer>
      {asking && <EndSessionsDialog which={asking} onClose={() => setAsking(null)} />}
    </Section>
  );
}

function SessionRow({ session, onEnd }: { session: OwnSessionRow; onEnd: () => void }) {
  const device = session.device ?? trProfile.unknownDevice;
  return (
    <li className="flex items-center gap-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{device}</p>
        <p className="text-dense text-muted">
          {session.current ? trProfile.thisDevice : trProfile.lastUsed(formatInstant(session.last_used_at))}
          {' · '}
          {trProfile.begunAt(formatInstant(session.created_at))}
        </p>
      </div>
      {!session.current && (
        <Button
          look="secondary"
          size="small"
          aria-label={trProfile.endOne.of(device, formatInstant(session.created_at))}
          onClick={onEnd}
        >
          {trProfile.endOne.action}
        </Button>
      )}
    </li>
  );
}
