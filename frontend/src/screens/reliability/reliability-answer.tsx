import { useMemo } from 'react';
import type { CalibrationDto, ListedGroup } from '../../api/generated/wire';
import { formatCount, formatDate, formatInstant } from '../../lib/format';
import { formatRate } from '../../lib/format-rate';
import { trReliability as texts } from '../../locale/tr-reliability';
import { gistOf } from './gist';
import { MethodsTable } from './methods-table';
import { ReliabilityPicture } from './reliability-picture';

interface Props {
  calibration: CalibrationDto;
  /** The market that was judged; undefined where the catalogue lacks it. */
  market: ListedGroup | undefined;
  /** Column of the selection that is drawn alone. */
  selection: string | undefined;
  onSelect: (selection: string | undefined) => void;
}

/** The answer about a market: in a sentence, as a picture with its figures, and by method. */
export function ReliabilityAnswer({ calibration, market, selection, onSelect }: Props) {
  const { matches, from, to, overround } = calibration;
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
      <ReliabilityPicture
        calibration={calibration}
        gist={gist}
        market={market}
        selection={selection}
        onSelect={onSelect}
      />
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
