import { CLOSING, OPENING } from '../odds-type';
import { originName, originOfMany, originOfMatch } from './source-names';

const from = (source: string, bookmakers: string[] = [], seen_at: string | null = null) => ({
  sources: [source],
  bookmakers,
  seen_at,
});

describe('where a match’s prices come from', () => {
  it.each([
    [from('football-data', ['Bet365']), OPENING, 'Bet365, maçtan 1–3 gün önce'],
    [from('football-data', ['Bet365']), CLOSING, 'Bet365, kapanış'],
    [from('football-data', ['Ortalama']), CLOSING, 'piyasa ortalaması, kapanış'],
    [from('football-data', ['En yüksek']), CLOSING, 'piyasadaki en yüksek, kapanış'],
    [
      from('football-data', ['Bet365', 'Pinnacle', 'Ortalama']),
      CLOSING,
      'Bet365, Pinnacle ve piyasa ortalaması, kapanış',
    ],
    [from('football-data'), CLOSING, 'football-data, kapanış'],
    [from('iddaa-wide'), OPENING, 'İddaa bülteni'],
    [from('nesine-snapshot'), OPENING, 'Nesine bülteni'],
    [from('nesine-snapshot', [], '2026-05-17T18:30:00.000Z'), CLOSING, 'Nesine bülteni, 17 Mayıs 2026 21:30'],
    [from('native'), OPENING, 'elle verilen dosya'],
    [from('table'), OPENING, 'Tablo'],
    [from('elle'), CLOSING, 'Elle girilen'],
    [from('demo'), CLOSING, 'örnek veri'],
    [from('demo-bulletin'), OPENING, 'Demo bülteni'],
    [{ sources: [], bookmakers: [], seen_at: null }, OPENING, ''],
  ] as const)('%j of set %s is “%s”', (origin, type, name) => {
    expect(originOfMatch(origin, type)).toBe(name);
  });

  it('names every source where there are several', () => {
    const origin = {
      sources: ['football-data', 'nesine-snapshot'],
      bookmakers: ['Bet365'],
      seen_at: '2026-05-17T18:30:00.000Z',
    };
    expect(originOfMatch(origin, CLOSING)).toBe('Bet365, kapanış + Nesine bülteni, 17 Mayıs 2026 21:30');
    expect(originName(origin)).toBe('Bet365 + Nesine bülteni');
  });
});

describe('where the prices of many matches come from', () => {
  it('names who gathered the bookmaker’s prices, and when if that is not the closing', () => {
    const origin = from('football-data', ['Bet365']);
    expect(originOfMany(origin, CLOSING)).toBe('Bet365 (football-data)');
    expect(originOfMany(origin, OPENING)).toBe('Bet365, maçtan 1–3 gün önce (football-data)');
    expect(originOfMany(from('football-data'), CLOSING)).toBe('football-data');
  });
});
