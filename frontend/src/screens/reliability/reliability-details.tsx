import { Answer } from '../../api/answer';
import type { CalibrationDetails } from '../../api/generated/wire';
import { trOdds } from '../../locale/tr-odds';
import { trReliability as texts } from '../../locale/tr-reliability';
import { OPENING } from '../../odds/odds-type';
import { BandTable } from './band-table';
import { formatMovement, formatPriceBand } from './format-bands';
import { OverroundTable } from './overround-table';
import { type CalibrationQuestion, useJudgeOddsInDetailQuery } from '../../api/endpoints';

interface Props {
  question: CalibrationQuestion;
  learnedAt: string | null;
}

/** Where a market's margin, its favourites and outsiders, and its movements stand, over the same judged matches. */
export function ReliabilityDetails({ question, learnedAt }: Props) {
  const answer = useJudgeOddsInDetailQuery({ question, learnedAt });
  return (
    <section aria-labelledby="reliability-details" className="flex flex-col gap-6">
      <h2 id="reliability-details" className="text-base font-semibold">
        {texts.detailsTitle}
      </h2>
      <Answer
        of={answer}
        skeleton={
          <>
            <p role="status" className="sr-only">
              {texts.detailsLoading}
            </p>
            <span aria-hidden className="shimmer h-[22.5rem] rounded-card" />
          </>
        }
      >
        {(details) => <Details details={details} />}
      </Answer>
    </section>
  );
}

function Details({ details }: { details: CalibrationDetails }) {
  const { filter_type, overrounds, price_bands, movements } = details;
  const type = (filter_type === OPENING ? trOdds.openingShort : trOdds.closingShort).toLocaleLowerCase('tr');
  const moved = movements.some(({ n }) => n > 0);
  return (
    <>
      <OverroundTable parts={overrounds} />
      <BandTable
        caption={<Caption title={texts.bandsTitle} text={texts.bandsText} />}
        of={texts.band}
        stated={texts.learned}
        comparing
        rows={price_bands.map((band) => ({ ...band, name: formatPriceBand(band) }))}
      />
      {moved ? (
        <BandTable
          caption={<Caption title={texts.movementsTitle} text={texts.movementsText(type)} />}
          of={texts.movement}
          stated={texts.expected}
          rows={movements.map((band) => ({ ...band, name: formatMovement(band) }))}
        />
      ) : (
        <div>
          <h3 className="text-sm font-semibold">{texts.movementsTitle}</h3>
          <p className="text-sm text-muted">{texts.noMovements}</p>
        </div>
      )}
    </>
  );
}

function Caption({ title, text }: { title: string; text: string }) {
  return (
    <>
      <h3 className="text-sm font-semibold">{title}</h3>
      <p className="max-w-prose text-sm text-muted">{text}</p>
    </>
  );
}
