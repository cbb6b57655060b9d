import type { OddsSummary } from '../../../api/generated/wire';
import { MARKET_GROUPS } from '../../../testing/catalogue';
import { selectionWith, summaryOf } from '../../../testing/summary';
import { CLOSING, OPENING, type OddsType } from '../../odds-type';
import { oddsTable } from '../../table/tables';
import { sharedSummary } from './shared-summary';

const TABLE = oddsTable<never>(2, MARKET_GROUPS);
const NAMES = { competition: () => undefined, selection: () => undefined };

const picture = (
  summary: OddsSummary = summaryOf(MARKET_GROUPS),
  type: OddsType = CLOSING,
  filters: Record<string, string> = {},
) => sharedSummary(summary, MARKET_GROUPS, type, { filters, played: 'played' }, TABLE, NAMES);

describe('the picture of a summary', () => {
  it('says which odds, the question in words, how many matches, and each rate with interval and count', () => {
    const shared = picture(undefined, CLOSING, { ft_1_odd: '1.85', home_team: 'beş' });
    expect(shared).toMatchObject({
      title: 'Kapanış oranları',
      question: ['Ev Sahibi: beş', 'MS 1: 1,85'],
      count: '204 maç, 200 sonuçlu',
    });
    expect(shared.markets.map(({ title }) => title)).toEqual([
      'Maç Sonucu · 200 maç',
      '2,5 Alt/Üst · 200 maç',
      'Karşılıklı Gol · 200 maç',
    ]);
    expect(shared.markets[0]!.rows[0]).toMatchObject({
      label: '1',
      rateText: '%50,0',
      rangeText: '%43,1–56,9',
      countText: '100/200',
    });
  });

  it('says so where nothing was asked', () => {
    const shared = picture(undefined, OPENING);
    expect([shared.title, shared.question]).toEqual(['Açılış oranları', ['Bütün oynanmış maçlar']]);
  });

  it('has the commonest of the first market where the summary has no main one', () => {
    const selections = Array.from({ length: 14 }, (_, hits) =>
      selectionWith({ column: 'cs_21_odd', group: 'cs', label: `${hits}`, hits, compared: 0 }),
    );
    const shared = picture(summaryOf(MARKET_GROUPS, { selections }));
    expect(shared.markets).toHaveLength(1);
    expect(shared.markets[0]!.rows.map(({ label }) => label)).toEqual(
      Array.from({ length: 10 }, (_, place) => `${13 - place}`),
    );
  });

  it('draws nothing of selections that never settled', () => {
    const selections = [
      selectionWith({ settled: 0, hits: 0, rate: null, ci_low: null, ci_high: null, compared: 0 }),
    ];
    const shared = picture(summaryOf(MARKET_GROUPS, { selections }));
    expect(shared.markets[0]!.rows).toEqual([]);
  });
});
