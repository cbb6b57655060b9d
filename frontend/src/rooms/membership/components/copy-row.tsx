import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../kit/form/button';
import { copyText } from '../../../lib/copy-text';
import { trPurchase } from '../../../locale/tr-buying';

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
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-2.5 last:border-b-0">
      <dt className="text-dense text-muted">{label}</dt>
      <dd className="col-start-1">
        <span ref={text} translate="no" className="font-medium break-words tabular-nums">
          {value}
        </span>
        <span role="status" className="block text-dense text-muted">
          {outcome === 'refused' ? trPurchase.notCopied : outcome && trPurchase.copied}
        </span>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <Button
          look="secondary"
          size="small"
          onClick={copy}
          aria-label={trPurchase.copy(label)}
          className="max-sm:size-10 max-sm:px-0"
        >
          <Icon aria-hidden className="size-4" />
          <span className="max-sm:hidden">{trPurchase.copyShort}</span>
        </Button>
      </dd>
    </div>
  );
}
