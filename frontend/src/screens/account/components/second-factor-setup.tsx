import { useEffect, useRef } from 'react';
import { encode } from 'uqr';
import { readApiError } from '../../../api/api-error';
import { useConfirmSecondFactorMutation } from '../../../api/generated/screens';
import type { SecondFactorSetup as Setup } from '../../../api/generated/wire';
import { CopyButton } from '../../../kit/form/copy-button';
import { Button } from '../../../kit/form/button';
import { filled } from '../../../kit/form/checks';
import { Notice } from '../../../kit/feedback/notice';
import { TextField } from '../../../kit/form/text-field';
import { useForm } from '../../../kit/form/use-form';
import { trDialogs } from '../../../locale/tr-controls';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import { failureText } from '../requests/failure-text';
import { UNSAVED } from '../requests/use-reload-soon';

interface Props {
  setup: Setup;
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

const texts = trProfile.secondFactor;

const FIELDS = { start: { code: '' }, checks: { code: filled(trShell.auth.codeRequired) } };

/** White around the squares that readers need, in squares (ISO/IEC 18004). */
const QUIET_ZONE = 4;

/** What the app has to know, as a picture and to type, and the first code that it shows. */
export default function SecondFactorSetup({ setup, onConfirmed, onCancel }: Props) {
  const [confirm] = useConfirmSecondFactorMutation();
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // not the box: a keyboard that comes up would hide the picture
  useEffect(() => heading.current?.focus(), []);

  const { form, field, failure, busy } = useForm(FIELDS, async (values) => {
    const { data, error } = await confirm(values);
    if (data) return onConfirmed(data.recovery_codes);
    box.current?.focus();
    const { fields } = readApiError(error);
    return fields.code ? { fields } : { message: failureText(error, texts.confirmFailed) };
  });

  return (
    <div className="flex flex-col gap-5" {...UNSAVED}>
      <div>
        <h3 ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
          {texts.scan}
        </h3>
        <p className="mt-1 text-sm text-muted">{texts.scanText}</p>
        <div className="mt-3 flex flex-col gap-4 sm:flex-row sm:items-center">
          <QrPicture text={setup.uri} />
          <div className="min-w-0">
            <p className="text-dense text-muted">{texts.secret}</p>
            <p className="mt-1 max-w-[20ch] font-mono text-sm">{inGroups(setup.secret)}</p>
            <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
              <CopyButton text={setup.secret} label={texts.copySecret} />
              <a
                href={setup.uri}
                className="text-sm font-medium text-accent underline underline-offset-2 sm:hidden"
              >
                {texts.openApp}
              </a>
            </div>
          </div>
        </div>
      </div>
      <form {...form} className="flex flex-col gap-4">
        {failure && <Notice kind="error">{failure}</Notice>}
        <TextField
          {...field('code')}
          ref={box}
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={40}
          label={texts.firstCode}
          hint={texts.firstCodeHint}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" busy={busy}>
            {texts.confirm}
          </Button>
          <Button look="secondary" onClick={onCancel}>
            {trDialogs.cancel}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Black on white in either theme: readers don't take it the other way round. */
function QrPicture({ text }: { text: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  return (
    <svg
      role="img"
      aria-label={texts.picture}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 shrink-0 rounded-md border border-line"
    >
      <rect width={size} height={size} fill="#fff" />
      <path fill="#000" d={data.map(lineOf).join('')} />
    </svg>
  );
}

/** The dark squares of a line, neighbours as one. */
function lineOf(squares: readonly boolean[], y: number): string {
  let path = '';
  for (let from = 0; from < squares.length; from += 1) {
    if (!squares[from]) continue;
    let to = from;
    while (squares[to]) to += 1;
    path += `M${from} ${y}h${to - from}v1H${from}z`;
    from = to;
  }
  return path;
}

const inGroups = (secret: string): string => (secret.match(/.{1,4}/g) ?? []).join(' ');
