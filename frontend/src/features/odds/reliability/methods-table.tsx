import { Check } from 'lucide-react';
import type { CalibrationDto } from '../../../api/generated/wire';
import { trReliability as t } from '../../../locale/tr-reliability';
import { formatError } from './format-bands';

/** The ways from a price to a probability, by how wrong they were; the one in use is marked. */
export function MethodsTable({ methods, method }: Pick<CalibrationDto, 'methods' | 'method'>) {
  return (
    <table className="w-full max-w-xl text-dense tabular-nums">
      <caption className="pb-1 text-left">
        <h2 className="text-base font-semibold">{t.methodsTitle}</h2>
        <p className="max-w-prose text-sm text-muted">{t.methodsText}</p>
      </caption>
      <thead className="text-xs text-muted">
        <tr className="*:pb-1 *:pl-3 *:text-right *:font-normal">
          <th scope="col" className="pl-0! text-left!">
            {t.method}
          </th>
          <th scope="col">{t.logLoss}</th>
          <th scope="col">{t.brier}</th>
        </tr>
      </thead>
      <tbody>
        {methods.map((one) => (
          <tr key={one.method} className="border-t border-line *:py-1 *:pl-3 *:text-right">
            <th scope="row" className="pl-0! text-left! font-medium">
              {t.methods[one.method]}{' '}
              {one.method === method && (
                <span className="inline-flex items-center gap-1 rounded-full border border-accent/50 bg-accent-soft px-2 text-xs leading-5 whitespace-nowrap">
                  <Check aria-hidden className="size-3 text-accent" />
                  {t.used}
                </span>
              )}
            </th>
            <td translate="no">{formatError(one.log_loss)}</td>
            <td translate="no">{formatError(one.brier)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
