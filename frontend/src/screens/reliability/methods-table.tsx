import { Check } from 'lucide-react';
import type { CalibrationDto } from '../../api/generated/wire';
import { Badge } from '../../kit/feedback/badge';
import { type FigureColumn, FigureTable } from '../../kit/figures/figure-table';
import { trReliability as texts } from '../../locale/tr-reliability';
import { formatError } from './format-bands';

type Method = CalibrationDto['methods'][number];

/** The ways from a price to a probability, by how wrong they were; the one in use is marked. */
export function MethodsTable({ methods, method }: Pick<CalibrationDto, 'methods' | 'method'>) {
  const columns: readonly FigureColumn<Method>[] = [
    {
      title: texts.method,
      cell: (one) => (
        <>
          {texts.methods[one.method]}{' '}
          {one.method === method && (
            <Badge tone="mark" size="medium" className="font-normal">
              <Check aria-hidden className="size-3 text-accent" />
              {texts.used}
            </Badge>
          )}
        </>
      ),
    },
    { title: texts.logLoss, cell: ({ log_loss }) => formatError(log_loss) },
    { title: texts.brier, cell: ({ brier }) => formatError(brier) },
  ];
  return (
    <FigureTable
      caption={
        <>
          <h2 className="text-base font-semibold">{texts.methodsTitle}</h2>
          <p className="max-w-prose text-sm text-muted">{texts.methodsText}</p>
        </>
      }
      columns={columns}
      rows={methods}
      keyOf={(one) => one.method}
      className="max-w-xl"
    />
  );
}
