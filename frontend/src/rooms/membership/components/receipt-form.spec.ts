import { MAX_RECEIPT_BYTES, receiptProblem } from './receipt-form';

const file = (content: string | Uint8Array<ArrayBuffer>, name = 'dekont.pdf') => new File([content], name);

describe('the look at a receipt before it is sent', () => {
  it('finds nothing wrong with a PDF, whatever its name', async () => {
    expect(await receiptProblem(file('%PDF-1.7 …'))).toBeNull();
    expect(await receiptProblem(file('%PDF-1.4', 'DEKONT'))).toBeNull();
  });

  it('finds the head of a PDF behind something else, as readers do', async () => {
    expect(await receiptProblem(file('\ufeff%PDF-1.7'))).toBeNull();
    expect(await receiptProblem(file(`${'x'.repeat(1_000)}%PDF-1.7`))).toBeNull();
    expect(await receiptProblem(file(`${'x'.repeat(1_024)}%PDF-1.7`))).not.toBeNull();
  });

  it.each([
    ['a photo', [0xff, 0xd8, 0xff, 0xe0]],
    ['a screenshot', [0x89, 0x50, 0x4e, 0x47, 0x0d]],
    ['a photo of an iPhone', [0, 0, 0, 0x1c, 0x66, 0x74, 0x79, 0x70]],
  ])('says how %s becomes a PDF', async (_, bytes) => {
    expect(await receiptProblem(file(new Uint8Array(bytes)))).toMatch(/^Bu bir görsel, .*PDF olarak kaydet/);
  });

  it('lets 5 MiB pass, and not a byte more', async () => {
    const content = new Uint8Array(MAX_RECEIPT_BYTES + 1);
    content.set(new TextEncoder().encode('%PDF-1.7'));
    expect(await receiptProblem(file(content.slice(0, -1)))).toBeNull();
    expect(await receiptProblem(file(content))).toBe('Dekont dosyası en fazla 5 MB olabilir.');
  });

  it.each([
    ['nothing at all', ''],
    ['a web page named .pdf', '<html>%PDF-1.7'],
    ['a picture', '\u0089PNG'],
  ])('refuses %s', async (_, content) => {
    expect(await receiptProblem(file(content))).toBe('Dekont geçerli bir PDF dosyası olmalı.');
  });
});
