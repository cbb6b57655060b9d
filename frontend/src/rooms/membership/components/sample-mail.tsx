import { useId } from 'react';
import { trPurchase } from '../../../locale/tr-buying';
import { mailLines, mailSubject, type ReceiptMail } from '../receipts/receipt-mail';

/** Letters that fit into a line of the drawing. */
const LINE_FITS = 42;
const HEAD_FITS = 34;

/** A drawing of the mail with the receipt, for those who send it themselves; its text follows the chosen package. */
export function SampleMail({ mail }: { mail: ReceiptMail }) {
  const id = useId();
  const lines = mailLines(mail);
  return (
    <figure>
      <svg
        role="img"
        aria-labelledby={`${id}-title ${id}-text`}
        viewBox="0 0 360 300"
        className="w-full rounded-card border border-line bg-surface text-sm"
      >
        <title id={`${id}-title`}>{trPurchase.sampleTitle}</title>
        <desc id={`${id}-text`}>
          {[
            `${trPurchase.sampleLabels.to}: ${mail.to}`,
            `${trPurchase.sampleLabels.subject}: ${mailSubject(mail)}`,
            ...lines,
            trPurchase.sampleFile,
          ].join(' ')}
        </desc>
        <rect width="360" height="34" className="fill-raised" />
        {[18, 34, 50].map((x) => (
          <circle key={x} cx={x} cy="17" r="4.5" className="fill-control" />
        ))}
        <HeadLine y={58} label={trPurchase.sampleLabels.to} text={mail.to} />
        <HeadLine y={92} label={trPurchase.sampleLabels.subject} text={mailSubject(mail)} />
        {lines.map((line, index) => (
          <text key={line} x="18" y={132 + index * 24} className="fill-text">
            {shortened(line, LINE_FITS)}
          </text>
        ))}
        <rect x="18" y="252" width="126" height="32" rx="6" className="fill-raised stroke-control" />
        <rect x="26" y="259" width="15" height="18" rx="2" className="fill-danger" />
        <path d="M29.5 265h8M29.5 269h8M29.5 273h5" className="stroke-bg" strokeWidth="1.4" />
        <text x="50" y="273" className="fill-text">
          {trPurchase.sampleFile}
        </text>
      </svg>
      <figcaption className="mt-2 text-dense text-muted">{trPurchase.sampleCaption}</figcaption>
    </figure>
  );
}

function HeadLine({ y, label, text }: { y: number; label: string; text: string }) {
  return (
    <>
      <text x="18" y={y} className="fill-muted">
        {label}
      </text>
      <text x="72" y={y} className="fill-text font-medium">
        {shortened(text, HEAD_FITS)}
      </text>
      <path d={`M18 ${y + 12}H342`} className="stroke-line" />
    </>
  );
}

function shortened(text: string, most: number): string {
  const letters = [...text];
  return letters.length <= most ? text : `${letters.slice(0, most - 1).join('')}…`;
}
