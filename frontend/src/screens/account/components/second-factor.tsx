import { ShieldCheck } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Answer } from '../../../api/answer';
import type { SecondFactorSetup as Setup } from '../../../api/generated/wire';
import {
  useBeginSecondFactorMutation,
  useConfirmSessionMutation,
  useReadSecondFactorQuery,
  useRemoveSecondFactorMutation,
} from '../../../api/generated/screens';
import { notify } from '../../../kit/feedback/notices';
import { Spinner } from '../../../kit/feedback/spinner';
import { Button } from '../../../kit/form/button';
import { trProfile } from '../../../locale/tr-profile';
import { PasswordDialog } from './password-dialog';
import { RecoveryCodes } from './recovery-codes';
import { Section } from './section';
import { lazyPart } from '../../../kit/feedback/lazy-part';

const SecondFactorSetup = lazyPart(() => import('./second-factor-setup'));

const texts = trProfile.secondFactor;

/** Codes of an app besides the password: turns them on in two steps, and off. */
export function SecondFactor() {
  const state = useReadSecondFactorQuery();
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [asking, setAsking] = useState<'on' | 'off' | null>(null);
  // what had the focus goes with its step
  const [stepped, setStepped] = useState(false);

  const begun = (answer: Setup) => {
    setStepped(true);
    setSetup(answer);
  };

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
    if (setup)
      return (
        <Suspense fallback={<Spinner className="text-muted" />}>
          <SecondFactorSetup
            setup={setup}
            onCancel={() => setSetup(null)}
            onConfirmed={(recoveryCodes) => {
              setSetup(null);
              setCodes(recoveryCodes);
            }}
          />
        </Suspense>
      );
    return (
      <Answer of={state} failed={texts.failed} skeleton={<Spinner className="text-muted" />} className="py-2">
        {({ enabled, recovery_codes_left }) => (
          <>
            {enabled && <State codesLeft={recovery_codes_left} />}
            <Button
              look="secondary"
              autoFocus={stepped}
              aria-label={enabled ? texts.turnOffLong : texts.turnOnLong}
              onClick={() => setAsking(enabled ? 'off' : 'on')}
            >
              {enabled ? texts.turnOff : texts.turnOn}
            </Button>
          </>
        )}
      </Answer>
    );
  };

  return (
    <Section title={texts.title} text={texts.text}>
      {content()}
      {asking === 'on' && <TurnOnDialog onBegun={begun} onClose={() => setAsking(null)} />}
      {asking === 'off' && <TurnOffDialog onClose={() => setAsking(null)} />}
    </Section>
  );
}

function State({ codesLeft }: { codesLeft: number }) {
  return (
    <div className="mb-4 flex items-start gap-2.5 text-sm">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-accent" />
      <div>
        <p className="font-medium">{texts.on}</p>
        <p className="text-muted">{codesLeft > 0 ? texts.codesLeft(codesLeft) : texts.noCodesLeft}</p>
      </div>
    </div>
  );
}

function TurnOnDialog({ onBegun, onClose }: { onBegun: (setup: Setup) => void; onClose: () => void }) {
  const [begin] = useBeginSecondFactorMutation();
  return (
    <PasswordDialog
      title={texts.turnOnQuestion}
      text={texts.turnOnText}
      confirm={texts.next}
      look="primary"
      act={async (password) => {
        const answer = await begin({ password });
        if (answer.data) onBegun(answer.data);
        return answer;
      }}
      onDone={onClose}
      onClose={onClose}
    />
  );
}

function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const [confirm] = useConfirmSessionMutation();
  const [remove] = useRemoveSecondFactorMutation();
  return (
    <PasswordDialog
      title={texts.turnOffQuestion}
      text={texts.turnOffText}
      confirm={texts.turnOffConfirm}
      act={async (password) => {
        // the same password confirms the session, which is asked for otherwise
        const confirmed = await confirm({ password });
        return confirmed.error ? confirmed : remove({ password });
      }}
      onDone={() => {
        notify({ kind: 'success', text: texts.turnedOff, name: 'second-factor' });
        onClose();
      }}
      onClose={onClose}
    />
  );
}
