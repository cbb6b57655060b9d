import { readScan, writeScan } from './scan-url';

const read = (search: string) => readScan(new URLSearchParams(search));

describe('the address of a scan', () => {
  it('leaves everything to the server when it says nothing', () => {
    expect(read('')).toEqual({ tolerance: 0, onlyStanding: false });
    expect(writeScan({ tolerance: 0, onlyStanding: false })).toBe('');
  });

  it('reads back what was written', () => {
    const view = {
      date: '2026-05-17',
      groups: ['ft', 'bts'],
      type: 1,
      tolerance: 5,
      onlyStanding: true,
    } as const;
    const address = writeScan(view);
    expect(address).toBe('tarih=2026-05-17&gruplar=ft,bts&tur=acilis&yakinlik=5&ayrisan=1');
    expect(read(address)).toEqual(view);
  });

  it('ignores what it does not know', () => {
    expect(read('tarih=yarin&tur=hepsi&yakinlik=7')).toEqual({ tolerance: 0, onlyStanding: false });
  });

  it('keeps the choice of no market apart from no choice', () => {
    expect(read('gruplar=').groups).toEqual([]);
  });
});
