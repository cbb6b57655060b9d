import { NEARNESS_OPTIONS, nearnessText, readNearness, readScan, writeScan } from './scan-url';

const read = (search: string) => readScan(new URLSearchParams(search));

describe('the address of a scan', () => {
  it('leaves everything to the server when it says nothing', () => {
    expect(read('')).toEqual({ closeness: 'auto' });
    expect(writeScan({ closeness: 'auto' })).toBe('');
  });

  it('reads back what was written', () => {
    const view = {
      date: '2026-05-17',
      groups: ['ft', 'bts'],
      type: 1,
      closeness: 0.5,
      movement: -10,
      competition: 'Türkiye · Süper Lig',
      onlyStanding: true,
    } as const;
    const address = writeScan(view);
    expect(decodeURIComponent(address)).toBe(
      'tarih=2026-05-17&gruplar=ft,bts&tur=acilis&yakinlik=0.5&hareket=-10&lig=Türkiye+·+Süper+Lig&ayrisan=1',
    );
    expect(read(address)).toEqual(view);
  });

  it('keeps exact prices apart from no choice', () => {
    expect(writeScan({ closeness: 'auto', tolerance: 0 })).toBe('oran=0');
    expect(read('oran=0')).toEqual({ closeness: 'auto', tolerance: 0 });
  });

  it('has a choice for each distance of probabilities, and of prices', () => {
    const choices = NEARNESS_OPTIONS.flatMap((option) => (option === null ? [] : [option[0]]));
    expect(choices).toHaveLength(8);
    expect(choices.map((text) => nearnessText(readNearness(text)))).toEqual(choices);
    expect(new Set(choices.map((text) => writeScan(readNearness(text)))).size).toBe(8);
  });

  it('keeps the wish to see every match apart from no wish', () => {
    expect(writeScan({ closeness: 'auto', onlyStanding: false })).toBe('ayrisan=0');
    expect(read('ayrisan=0').onlyStanding).toBe(false);
  });

  it('ignores what it does not know', () => {
    expect(read('tarih=yarin&tur=hepsi&yakinlik=7&oran=3&ayrisan=belki&lig=&hareket=-7')).toEqual({
      closeness: 'auto',
    });
  });

  it('keeps the choice of no market apart from no choice', () => {
    expect(read('gruplar=').groups).toEqual([]);
  });
});
