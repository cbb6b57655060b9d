import { BAND_CELLS, bandShares } from '../../test/support/simulations/bands';
import { PICKING_CELLS, pickingShares, rareRelated } from '../../test/support/simulations/picks-of-a-match';
import { LEVELS, TAIL_CELLS, tailShares } from '../../test/support/simulations/profit-tails';
import { RETURN_CELLS, returnCoverage } from '../../test/support/simulations/returns';
import { LOOKS, rareAfterSummaries } from '../../test/support/simulations/shown-summaries';
import { standingOutBy } from '../../test/support/simulations/standing-out';
import { rareLooks, WATCHED_ODDS } from '../../test/support/simulations/watched-records';
import { markdownTable, whole } from '../report/report';

const share = (value: number): string => `${(100 * value).toFixed(1)} %`;

/** Sections of `docs/does-it-hold.md` that need no archive, each worked out when it is asked for. */
export const SIMULATIONS: Readonly<Record<string, () => string>> = {
  returns: () => {
    const samples = 40_000;
    return [
      `${whole(samples)} samples of each kind; every bet wins with 0.93 ÷ its odd.`,
      markdownTable(
        [
          'odds',
          'bets',
          'interval holds the truth',
          '± 1.96 standard errors would',
          'and begin below −100 %',
        ],
        RETURN_CELLS.map((cell) => {
          const { covered, byErrors, belowAll } = returnCoverage(cell, samples);
          return [
            `${cell.from}–${cell.to}`,
            `${cell.bets}`,
            share(covered),
            share(byErrors),
            share(belowAll),
          ];
        }),
      ),
    ].join('\n\n');
  },

  tails: () => {
    const draws = 200_000;
    const times = (values: readonly number[]): string => values.map((each) => each.toFixed(2)).join(' / ');
    return [
      `Results drawn ${whole(draws)} times: p was below ${LEVELS.join(' / ')} so many times as often as it should be.`,
      markdownTable(
        ['odds', 'bets', 'p as shown', 'normal tail'],
        TAIL_CELLS.map((cell) => {
          const { shown, normal } = tailShares(cell, draws);
          return [`${cell.from}–${cell.to}`, `${cell.bets}`, times(shown), times(normal)];
        }),
      ),
    ].join('\n\n');
  },

  bands: () => {
    const draws = 10_000;
    return [
      `${whole(draws)} courses of each kind by chance: how many stay within what is drawn and stated.`,
      markdownTable(
        ['odds', 'bets', 'band', 'band of each moment', 'largest fall, 95 % point', 'losing run, 95 % point'],
        BAND_CELLS.map((cell) => {
          const { kept, pointwise, fallKept, runKept } = bandShares(cell, draws);
          return [
            `${cell.odd}`,
            whole(cell.bets),
            share(kept),
            share(pointwise),
            share(fallKept),
            share(runKept),
          ];
        }),
      ),
    ].join('\n\n');
  },

  'standing-out': () => {
    const summaries = 2_000;
    const { compared, standingOut, byChance, any } = standingOutBy(summaries);
    return `${whole(summaries)} summaries of matches whose prices are true: of ${compared.toFixed(0)} compared selections ${standingOut.toFixed(2)} stand out in the mean, and ${byChance.toFixed(2)} is what each says that chance gives. In ${share(any)} of them at least one stands out.`;
  },

  questions: () => {
    const members = 2_000;
    return [
      `${whole(members)} members of each kind look at summaries in which only chance is at work, and test what looks best.`,
      markdownTable(
        ['they test', 'summaries', 'best return shown', 'called rare', 'if only tests counted'],
        (Object.keys(LOOKS) as (keyof typeof LOOKS)[]).flatMap((look) =>
          [1, 5, 20].map((summaries) => {
            const { rare, byTestsAlone, bestReturn } = rareAfterSummaries(look, summaries, members);
            return [look, `${summaries}`, share(bestReturn), share(rare), share(byTestsAlone)];
          }),
        ),
      ),
    ].join('\n\n');
  },

  evidence: () => {
    const records = 4_000;
    const bets = 1_000;
    return [
      `${whole(records)} records of each kind, looked at after each of ${whole(bets)} bets: called rare at some look.`,
      markdownTable(
        ['odds', 'selections come in', 'evidence of 20', 'p < 0.05 from the 30th bet on'],
        WATCHED_ODDS.flatMap((odd) =>
          [0, 0.1, 0.2].map((advantage) => {
            const { byEvidence, byP } = rareLooks({ odd, bets, advantage }, records);
            const how = advantage === 0 ? 'as their prices say' : `${share(advantage)} more often`;
            return [`${odd}`, how, share(byEvidence), share(byP)];
          }),
        ),
      ),
    ].join('\n\n');
  },

  'same-match': () => {
    const records = 4_000;
    const { byMatch, alone } = rareRelated(records);
    return [
      `${whole(records)} records of 300 picks of each kind: how often intervals hold the truth.`,
      markdownTable(
        ['the editor posts', 'by match', 'as if each stood alone'],
        PICKING_CELLS.map((cell) => {
          const shares = pickingShares(cell, records);
          return [cell.how, share(shares.covered), share(shares.alone)];
        }),
      ),
      `Evidence of 20 at some time in records of three to five related picks of each of 200 matches, by chance: ${share(byMatch)}; if each pick counted by itself ${share(alone)}.`,
    ].join('\n\n');
  },
};
