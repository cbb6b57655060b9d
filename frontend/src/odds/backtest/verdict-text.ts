import { formatCount } from '../../lib/format';
import { formatSignedRate } from '../../lib/format-rate';
import { formatChance, formatTest } from '../../lib/format-test';
import { trBacktest } from '../../locale/tr-backtest';
import { betsOfText } from './bets-text';
import { type Judged, type Verdict, verdictOf } from './verdict';

const texts = trBacktest.verdict;

/**
 * What a backtest says, in plain sentences.
 * @param questions how many different questions the member has asked in the last 30 days, this one included; null for
 * the record of a saved filter, whose bets were fixed before they were settled
 */
export function verdictText(figures: Judged, questions: number | null): string[] {
  const { bets, chance, halves } = figures;
  const compared = betsOfText(chance.bets, bets);
  const verdict = verdictOf(figures, questions ?? 1);
  if (verdict.kind === 'few') return [texts.few(formatCount(bets))];
  if (verdict.kind === 'unpriced') return [texts.unpriced(formatCount(bets))];
  if (verdict.kind === 'fewPriced') return [texts.fewPriced(compared)];
  const returned = formatSignedRate(verdict.returned);
  const expected = formatSignedRate(verdict.expected);
  const test = formatTest('p', verdict.p);
  if (verdict.kind === 'notAbove') return [texts.notAbove(returned, expected, compared, test)];
  return [
    (verdict.returned < 0 ? texts.aboveLosing : texts.above)(returned, expected, compared),
    texts.chance(formatChance(verdict.p), test),
    ...conclusion(verdict, questions),
    ...(verdict.kind === 'rare' ? [questions === null ? texts.noPromiseSince : texts.noPromise] : []),
    ...(verdict.halvesDisagree ? [ofHalves(halves)] : []),
  ];
}

type Above = Extract<Verdict, { luck: number }>;

/** Whether it may be luck, and of how many questions it is the best. */
function conclusion({ kind, p, luck }: Above, questions: number | null): string[] {
  const alone = kind === 'luck' ? texts.luck : texts.rare;
  if (questions === null) return [alone];
  if (questions <= 1) return [texts.onlyQuestion, alone];
  const test = formatTest('p', p);
  const best = (test.includes('<') ? texts.bestSmall : texts.best)(test, formatChance(luck));
  return [
    texts.questions(formatCount(questions)),
    (kind === 'luck' ? texts.luckAfter : texts.rareAfter)(best),
  ];
}

function ofHalves([first, second]: Judged['halves']): string {
  return texts.halves(
    formatSignedRate(first!.return_rate),
    formatCount(first!.bets),
    formatSignedRate(second!.return_rate),
    formatCount(second!.bets),
  );
}
