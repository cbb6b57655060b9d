import type { ForwardTest } from '../../api/generated/wire';
import { formatCount } from '../../lib/format';
import { formatEvidence } from '../../lib/format-evidence';
import { formatSignedRate } from '../../lib/format-rate';
import { formatChance, formatTest } from '../../lib/format-test';
import { trBacktest } from '../../locale/tr-backtest';
import { betsOfText } from './bets-text';
import {
  backtestVerdict,
  halvesDisagree,
  type Judged,
  type JudgedBacktest,
  type JudgedRecord,
  luckOfBest,
  recordVerdict,
  type Verdict,
} from './verdict';

const texts = trBacktest.verdict;

/** A verdict in words: what it is, in one line; why; and the tests behind it, for who asks. */
export interface VerdictText {
  readonly headline: string;
  readonly sentences: readonly string[];
  readonly details: readonly string[];
}

/**
 * What a backtest says, in plain sentences.
 * @param questions how many selections of how many questions the member was shown in the last 30 days, this one included
 */
export function backtestText(figures: JudgedBacktest, questions: number): VerdictText {
  const verdict = backtestVerdict(figures, questions);
  const { p_value: p } = figures;
  const judged = verdict.kind === 'luck' || verdict.kind === 'rare';
  return {
    headline: texts.headlines[verdict.kind],
    sentences: [
      ...why(figures, verdict),
      ...(judged ? [questionsText(questions)] : []),
      ...(verdict.kind === 'rare' ? [texts.noPromise] : []),
    ],
    details: 'returned' in verdict && p !== null ? testOf(p, questions) : [],
  };
}

/** The same of a record that is made blind. */
export function recordText(figures: JudgedRecord): VerdictText {
  const verdict = recordVerdict(figures);
  const { value, needed } = figures.evidence;
  const evidence = formatEvidence(value);
  const isJudged = 'returned' in verdict;
  return {
    headline: isJudged
      ? `${texts.headlines[verdict.kind]} · ${texts.evidence(evidence)}`
      : texts.headlines[verdict.kind],
    sentences: [...why(figures, verdict), ...(verdict.kind === 'rare' ? [texts.noPromiseSince] : [])],
    details: isJudged
      ? [texts.evidenceMeans(evidence), texts.evidenceNeeded(formatCount(needed), formatCount(needed / 20))]
      : [],
  };
}

/** What evidence alone says. @param needs in words, from what is needed and how many twenties that is */
export function evidenceText(
  { value, needed }: ForwardTest['evidence'],
  needs: (needed: string, twenties: string) => string,
): VerdictText {
  const evidence = formatEvidence(value);
  const kind = value >= needed ? 'rare' : 'luck';
  return {
    headline: `${texts.headlines[kind]} · ${texts.evidence(evidence)}`,
    sentences: kind === 'rare' ? [texts.noPromiseSince] : [],
    details: [texts.evidenceMeans(evidence), needs(formatCount(needed), formatCount(needed / 20))],
  };
}

function why(figures: Judged, verdict: Verdict): string[] {
  const { bets, chance, halves } = figures;
  const compared = betsOfText(chance.bets, bets);
  if (verdict.kind === 'few') return [texts.few(formatCount(bets))];
  if (verdict.kind === 'unpriced') return [texts.unpriced(formatCount(bets))];
  if (verdict.kind === 'fewPriced') return [texts.fewPriced(compared)];
  if (!('returned' in verdict)) return [];
  const figuresOf = [
    formatSignedRate(verdict.returned),
    formatSignedRate(verdict.expected),
    compared,
  ] as const;
  if (verdict.kind === 'notAbove') return [texts.notAbove(...figuresOf)];
  return [
    (verdict.returned < 0 ? texts.aboveLosing : texts.above)(...figuresOf),
    ...(halvesDisagree(halves) ? [ofHalves(halves)] : []),
  ];
}

const questionsText = (questions: number): string =>
  questions <= 1 ? texts.onlyQuestion : texts.questions(formatCount(questions));

/** The test and what is left of it in the best of so many questions. */
function testOf(p: number, questions: number): string[] {
  const test = formatTest('p', p);
  const chance = texts.chance(formatChance(p), test);
  if (questions <= 1) return [chance];
  const best = test.includes('<') ? texts.bestSmall : texts.best;
  return [chance, best(formatCount(questions), test, formatChance(luckOfBest(p, questions)))];
}

function ofHalves([first, second]: Judged['halves']): string {
  return texts.halves(
    formatSignedRate(first!.return_rate),
    formatCount(first!.bets),
    formatSignedRate(second!.return_rate),
    formatCount(second!.bets),
  );
}
