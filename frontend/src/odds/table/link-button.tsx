import { Link2 } from 'lucide-react';
import { notify } from '../../kit/feedback/notices';
import { Button } from '../../kit/form/button';
import { copyText } from '../../lib/copy-text';
import { trOdds } from '../../locale/tr-odds';

interface Props {
  /** Address that opens the same again. */
  address: string;
  label?: string;
  /** Shows the icon alone. */
  small?: boolean;
}

/** Copies the link to what the visitor sees. */
export function LinkButton({ address, label = trOdds.copyLink, small = false }: Props) {
  const copy = async () => {
    const copied = await copyText(new URL(address, window.location.href).href);
    if (copied) notify({ kind: 'success', text: trOdds.linkCopied });
    else notify({ kind: 'error', text: trOdds.linkNotCopied });
  };
  return (
    <Button look="quiet" size="small" onClick={() => void copy()} aria-label={label}>
      <Link2 aria-hidden className="size-4" />
      {!small && label}
    </Button>
  );
}
