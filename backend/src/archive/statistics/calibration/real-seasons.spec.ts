import { basename, dirname } from 'node:path';
import { describeWithRealData, seasonFiles } from '../../../../test/support/real-data';
import { readSeasonFile } from '../../../../test/support/season-file-oracle';
import { ODD_MARKETS } from '../../catalogue/columns';
import { CalibratedMarket } from './calibrated-market';
import { type MarginMethod, power, proportional, shin } from './margin-free';
import { MarketEvidence } from './market-evidence';

interface Judged {
  season: string;
  prices: number[];
  won: number[];
}

const TYPES = [1, 2] as const;
const MARKETS = ['ft', 'uo_25'].map((key) => ODD_MARKETS.find((market) => market.key === key)!);

describeWithRealData(
  'football-data',
  'probabilities learned from seasons up to 2021/22, in 2022/23',
  (folder) => {
    const matches = seasonFiles(folder).flatMap((file) => {
      const season = basename(dirname(file));
      const slug = `20${season.slice(0, 2)}-20${season.slice(2)}`;
      return readSeasonFile(file).map((match) => ({ ...match, season: slug }));
    });

    const judgedIn = (key: string, type: 1 | 2): Judged[] => {
      const market = MARKETS.find((each) => each.key === key)!;
      return matches.flatMap(({ season, full, prices: all }) => {
        const prices = market.columns.map(({ field }) => all[field]?.[type - 1] ?? null);
        if (full === null || prices.includes(null)) return [];
        const scores = { hh: null, ha: null, fh: full[0], fa: full[1], firstGoal: null };
        return {
          season,
          prices: prices as number[],
          won: market.columns.map(({ settle }) => Number(settle(scores))),
        };
      });
    };

    const learnt = (key: string, type: 1 | 2) => {
      const past = judgedIn(key, type).filter(({ season }) => season < '2022');
      const selections = past[0]!.prices.length;
      const look = (from?: ReturnType<MarketEvidence['current']>) => {
        const evidence = new MarketEvidence(selections, 1, from);
        for (const { season, prices, won } of past) evidence.add(season, prices, won);
        return evidence.current();
      };
      const market = new CalibratedMarket(1, look(look()));
      const today = judgedIn(key, type).filter(({ season }) => season >= '2022');
      return today.map((match) => ({ ...match, probabilities: market.probabilities(match.prices) }));
    };

    const logLoss = (list: readonly { probabilities: readonly number[]; won: readonly number[] }[]): number =>
      list.reduce((sum, { probabilities, won }) => sum - Math.log(probabilities[won.indexOf(1)]!), 0) /
      list.length;
    const by = (method: MarginMethod, list: readonly Judged[]) =>
      list.map(({ prices, won }) => ({ probabilities: method(prices.map((price) => 100 / price)), won }));

    for (const type of TYPES) {
      for (const { key } of MARKETS) {
        it(`beat the proportional method and come near the best fixed one: ${key}, set ${type}`, () => {
          const list = learnt(key, type);
          expect(list.length).toBeGreaterThan(7_000);
          const learned = logLoss(list);
          const best = Math.min(logLoss(by(power, list)), logLoss(by(shin, list)));
          expect(learned).toBeLessThan(logLoss(by(proportional, list)));
          expect(learned).toBeLessThanOrEqual(best + 0.0006);
        });

        it(`are off by no more than 3.5 standard errors in any bin of 500: ${key}, set ${type}`, () => {
          const bins = Array.from({ length: 10 }, () => ({ n: 0, off: 0, variance: 0 }));
          for (const { probabilities, won } of learnt(key, type)) {
            probabilities.forEach((probability, at) => {
              const bin = bins[Math.min(9, Math.floor(probability * 10))]!;
              bin.n += 1;
              bin.off += won[at]! - probability;
              bin.variance += probability * (1 - probability);
            });
          }
          const large = bins.filter(({ n }) => n >= 500);
          expect(large.length).toBeGreaterThan(3);
          for (const { off, variance } of large)
            expect(Math.abs(off / Math.sqrt(variance))).toBeLessThan(3.5);
        });
      }
    }
  },
);
