import { ExternalLink, Send } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import {
  useInviteToTelegramMutation,
  useReadProfileQuery,
  useUnlinkTelegramMutation,
} from '../../../api/generated/screens';
import type { TelegramInvitationDto } from '../../../api/generated/wire';
import { notify } from '../../../kit/feedback/notices';
import { Spinner } from '../../../kit/feedback/spinner';
import { Button } from '../../../kit/form/button';
import { buttonStyle } from '../../../kit/form/button-style';
import { trAlerts } from '../../../locale/tr-alerts';
import { failureText } from '../requests/failure-text';
import { UNSAVED } from '../requests/use-reload-soon';

const texts = trAlerts.link;

/** Links the account with a chat with the site's bot, and unlinks it. */
export function TelegramLink({ linked }: { linked: boolean }) {
  const [invitation, setInvitation] = useState<TelegramInvitationDto | null>(null);
  const [expired, setExpired] = useState(false);
  const [invite, inviting] = useInviteToTelegramMutation();
  const [justLinked, setJustLinked] = useState(false);
  if (linked && invitation) {
    setInvitation(null);
    setJustLinked(true);
  }

  const begin = async () => {
    setExpired(false);
    const { data, error } = await invite();
    if (!data) {
      notify({ kind: 'error', text: failureText(error, texts.failed), name: 'telegram' });
      return;
    }
    setInvitation(data);
    // a browser that stops this leaves the link on the page
    window.open(data.url, '_blank', 'noopener');
  };
  const expire = () => {
    setInvitation(null);
    setExpired(true);
  };

  return (
    <div className="mt-6 border-t border-line pt-5">
      <h3 className="font-medium">{texts.title}</h3>
      {linked ? (
        <Linked justNow={justLinked} />
      ) : (
        <>
          <p className="mt-1 mb-4 text-sm text-muted">{texts.notLinked}</p>
          {invitation ? (
            <Waiting invitation={invitation} onExpired={expire} />
          ) : (
            <>
              {expired && (
                <p role="status" className="mb-3 text-sm text-wait">
                  {texts.expired}
                </p>
              )}
              <Button look="secondary" busy={inviting.isLoading} onClick={() => void begin()}>
                <Send aria-hidden className="size-4" />
                {expired ? texts.again : texts.begin}
              </Button>
            </>
          )}
        </>
      )}
    </div>
  );
}

/** How often the profile is asked whether the chat was opened, in milliseconds. */
const ASK_EVERY = 3_000;

interface WaitingProps {
  invitation: TelegramInvitationDto;
  onExpired: () => void;
}

/** Asks for the profile, which says when the account is linked, for as long as the invitation is good. */
function Waiting({ invitation: { url, expires_at }, onExpired }: WaitingProps) {
  useReadProfileQuery(undefined, { pollingInterval: ASK_EVERY, skipPollingIfUnfocused: true });
  const expire = useEffectEvent(onExpired);
  useEffect(() => {
    const timer = setTimeout(() => expire(), new Date(expires_at).getTime() - Date.now());
    return () => clearTimeout(timer);
  }, [expires_at]);
  return (
    <div {...UNSAVED} className="flex flex-col gap-3">
      <p className="text-sm">{texts.opened}</p>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle('primary', 'normal', 'self-start')}
      >
        <ExternalLink aria-hidden className="size-4" />
        {texts.open}
      </a>
      <p role="status" className="flex items-center gap-2 text-dense text-muted">
        <Spinner className="size-4 shrink-0" />
        {texts.waiting}
      </p>
    </div>
  );
}

function Linked({ justNow }: { justNow: boolean }) {
  const [unlink, { isLoading }] = useUnlinkTelegramMutation();
  const end = async () => {
    const { data, error } = await unlink();
    notify(
      data
        ? { kind: 'success', text: texts.unlinked, name: 'telegram' }
        : { kind: 'error', text: failureText(error, texts.unlinkFailed), name: 'telegram' },
    );
  };
  return (
    <>
      <p role="status" className="mt-1 text-sm text-accent-strong empty:hidden">
        {justNow && texts.done}
      </p>
      <p className="mt-1 mb-4 text-sm text-muted">{texts.linked}</p>
      <Button look="secondary" busy={isLoading} onClick={() => void end()}>
        {texts.unlink}
      </Button>
    </>
  );
}
