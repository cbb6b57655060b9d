import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button';
import { copyText } from '../../../lib/copy-text';
import { tr } from '../../../locale/tr';

interface Props {
  label: string;
  value: string;
  /** What is copied when it isn't the value as shown, e.g. an IBAN without its blanks. */
  copied?: string;
}

/** How long the button says that it has copied. */
const SAID_FOR_MS = 2000;

/** A line of a bank transfer with a button that copies it. Where nothing can be copied it is selected instead. */
export function CopyRow({ label, value, copied = value }: Props) {
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null);
  const text = useRef<HTMLElement>(null);
  useEffect(() => {
    if (outcome === null) return;
    const timer = setTimeout(() => setOutcome(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  const copy = async () => {
    const done = await copyText(copied);
    if (!done && text.current) window.getSelection()?.selectAllChildren(text.current);
    setOutcome(done ? 'copied' : 'refused');
  };

  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 last:border-b-0">
      <div className="min-w-0">
        <dt className="text-dense text-muted">{label}</dt>
        <dd ref={text} className="font-medium break-words tabular-nums">
          {value}
        </dd>
      </div>
      <dd className="flex items-center gap-2">
        <span role="status" className="text-dense text-muted">
          {outcome === 'refused' ? tr.purchase.notCopied : outcome && tr.purchase.copied}
        </span>
        <Button look="secondary" size="small" onClick={copy} aria-label={tr.purchase.copy(label)}>
          <Icon aria-hidden className="size-4" />
          {tr.purchase.copyShort}
        </Button>
      </dd>
    </div>
  );
}
