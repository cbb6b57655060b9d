import { useEffect, useRef } from 'react';
import { Button } from '../../../kit/form/button';
import { CopyButton } from '../../../kit/form/copy-button';
import { trProfile } from '../../../locale/tr-profile';
import { UNSAVED } from '../requests/use-reload-soon';

const texts = trProfile.secondFactor;

/** The codes that help when the phone is gone. They are on no other page and in no other answer. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div {...UNSAVED}>
      <h3 ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
        {texts.codesTitle}
      </h3>
      <p className="mt-1 text-sm text-muted">{texts.codesText}</p>
      <ul
        aria-label={texts.codes}
        className="mt-3 grid grid-cols-2 gap-x-4 gap-y-1.5 rounded-md border border-line bg-raised p-3 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <Button onClick={onKept}>{texts.kept}</Button>
        <CopyButton text={codes.join('\n')} label={texts.copyCodes} size="normal" />
      </div>
    </div>
  );
}
