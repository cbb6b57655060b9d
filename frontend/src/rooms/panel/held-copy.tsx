import { useState } from 'react';
import { announce } from '../../api/announce';
import type { HeldDto } from '../../api/generated/wire';
import { DialogFrame } from '../../kit/dialog/dialog-frame';
import { Button } from '../../kit/form/button';
import { formatCount, formatInstant } from '../../lib/format';
import { trDialogs } from '../../locale/tr-controls';
import { trSiteState } from '../../locale/tr-site-state';
import { useReleaseCopyMutation } from '../../api/generated/panel';

const texts = trSiteState.held;

/** A restored copy that nothing leaves, and the end of that. */
export function HeldCopy({ held }: { held: HeldDto }) {
  const [isAsked, setAsked] = useState(false);
  const waiting = texts.waiting(
    formatCount(held.mails),
    formatCount(held.newsletters),
    formatCount(held.messages),
  );
  return (
    <>
      <p>{texts.text(formatInstant(held.since))}</p>
      <p>{waiting}</p>
      <Button look="secondary" size="small" className="mt-1 self-start" onClick={() => setAsked(true)}>
        {texts.release}
      </Button>
      {isAsked && <ReleaseDialog waiting={waiting} onClose={() => setAsked(false)} />}
    </>
  );
}

function ReleaseDialog({ waiting, onClose }: { waiting: string; onClose: () => void }) {
  const [release, { isLoading, originalArgs }] = useReleaseCopyMutation();
  const choose = async (choice: 'send' | 'drop') => {
    if (await announce(release({ waiting: choice }), texts.released)) onClose();
  };
  const busy = (choice: 'send' | 'drop') => isLoading && originalArgs?.waiting === choice;
  return (
    <DialogFrame
      title={texts.question}
      text={`${waiting} ${texts.explanation}`}
      onClose={onClose}
      actions={
        <>
          <Button look="secondary" autoFocus onClick={onClose}>
            {trDialogs.cancel}
          </Button>
          <Button look="secondary" busy={busy('send')} onClick={() => void choose('send')}>
            {texts.send}
          </Button>
          <Button busy={busy('drop')} onClick={() => void choose('drop')}>
            {texts.drop}
          </Button>
        </>
      }
    />
  );
}
