import { readScan, writeScan } from './scan-url';

const read = (search: string) => readScan(new URLSearchParams(search));

describe('the address of a scan', () => {
  it('leaves everything to the server when it says nothing', () => {
    expect(read('')).toEqual({ tolerance: 'auto' });
    expect(writeScan({ tolerance: 'auto' })).toBe('');
  });

  it('reads back what was written', () => {
    const view = {
      date: '2026-05-17',
      groups: ['ft', 'bts'],
      type: 1,
      tolerance: 5,
      movement: -10,
      competition: 'Türkiye · Süper Lig',
      onlyStanding: true,
    } as const;
    const address = writeScan(view);
    expect(decodeURIComponent(address)).toBe(
      'tarih=2026-05-17&gruplar=ft,bts&tur=acilis&yakinlik=5&hareket=-10&lig=Türkiye+·+Süper+Lig&ayrisan=1',
    );
    expect(read(address)).toEqual(view);
  });

  it('keeps exact prices apart from no choice', () => {
    expect(writeScan({ tolerance: 0 })).toBe('yakinlik=0');
    expect(read('yakinlik=0').tolerance).toBe(0);
  });

  it('keeps the wish to see every match apart from no wish', () => {
    expect(writeScan({ tolerance: 'auto', onlyStanding: false })).toBe('ayrisan=0');
    expect(read('ayrisan=0').onlyStanding).toBe(false);
  });

  it('ignores what it does not know', () => {
    expect(read('tarih=yarin&tur=hepsi&yakinlik=7&ayrisan=belki&lig=&hareket=-7')).toEqual({
      tolerance: 'auto',
    });
  });

  it('keeps the choice of no market apart from no choice', () => {
    expect(read('gruplar=').groups).toEqual([]);
  });
});
