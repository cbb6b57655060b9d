import { useMemo } from 'react';
import type { CalibrationDto } from '../../api/generated/wire';
import { formatCount, formatDate, formatInstant } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';
import { BandTable } from './band-table';
import { formatBin } from './format-bands';
import { gistOf } from './gist';
import { MethodsTable } from './methods-table';
import { ReliabilityDiagram } from './reliability-diagram';

interface Props {
  calibration: CalibrationDto;
  /** The market's title. */
  market: string;
}

/** The answer about a market: in a sentence, as a picture with its figures, and by method. */
export function ReliabilityAnswer({ calibration, market }: Props) {
  const { bins, matches, from, to, overround } = calibration;
  const gist = useMemo(() => gistOf(calibration), [calibration]);
  return (
    <>
      <section aria-label={texts.answer} className="flex flex-col gap-2">
        <p className="max-w-prose">{gist}</p>
        <p className="max-w-prose text-sm text-muted">
          {texts.judged(formatCount(matches), formatDate(from), formatDate(to))}{' '}
          {overround !== null && texts.margin(formatRate(overround - 1))}
        </p>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className="text-base font-semibold">{texts.diagramTitle(market)}</h2>
        <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,28.75rem)_minmax(0,1fr)]">
          <ReliabilityDiagram bins={bins} gist={gist} />
          <BandTable
            caption={<h3 className="text-sm font-semibold">{texts.binsTitle}</h3>}
            of={texts.bin}
            stated={texts.stated}
            rows={bins.map((bin) => ({ ...bin, name: formatBin(bin) }))}
          />
        </div>
      </section>
      <MethodsTable methods={calibration.methods} method={calibration.method} />
    </>
  );
}

/** When the probabilities were last learned, and whether newer matches wait for it. */
export function Learning({ learned_at, learning }: Pick<CalibrationDto, 'learned_at' | 'learning'>) {
  return (
    <p className="text-sm text-muted">
      {learned_at === null ? texts.neverLearned : texts.learnedAt(formatInstant(learned_at))}{' '}
      <span role="status">{learning && texts.learning}</span>
    </p>
  );
}
