import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/copy-text';
import { trCopy } from '../../locale/tr-controls';
import { Button } from './button';
import type { ButtonSize } from './button-style';

/** How long the button says that it has copied. */
const SAID_FOR_MS = 2000;

/** Copies a text that stands beside it, and says so. */
export function CopyButton({
  text,
  label,
  size = 'small',
}: {
  text: string;
  label: string;
  size?: ButtonSize;
}) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <>
      <Button
        look="secondary"
        size={size}
        onClick={async () => setOutcome((await copyText(text)) ? 'copied' : 'refused')}
      >
        <Icon aria-hidden className="size-4" />
        {label}
      </Button>
      <span role="status" className="text-dense text-muted">
        {outcome && trCopy[outcome]}
      </span>
    </>
  );
}
