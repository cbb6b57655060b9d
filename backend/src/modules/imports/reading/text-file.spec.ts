import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { openTextFile } from './text-file';

describe('opening a text file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'oran-text-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  async function read(
    bytes: Buffer | string,
    encoding?: string,
  ): Promise<{ encoding: string; text: string }> {
    const path = join(folder, 'file.csv');
    writeFileSync(path, bytes);
    const file = await openTextFile(path, encoding);
    let text = '';
    for await (const chunk of file.chunks()) text += chunk;
    return { encoding: file.encoding, text };
  }
  const bytes = (...values: number[]) => Buffer.from(values);
  const MARK = bytes(0xef, 0xbb, 0xbf);

  it('reads UTF-8 with and without byte order mark', async () => {
    expect(await read('Beşiktaş')).toEqual({ encoding: 'utf-8', text: 'Beşiktaş' });
    expect(await read(Buffer.concat([MARK, Buffer.from('Div,Ğ')]))).toEqual({
      encoding: 'utf-8',
      text: 'Div,Ğ',
    });
  });

  it('reads anything else as Windows-1254, a mark before it included', async () => {
    expect(await read(bytes(0x42, 0x65, 0xfe, 0x69, 0x6b, 0x74, 0x61, 0xfe))).toEqual({
      encoding: 'windows-1254',
      text: 'Beşiktaş',
    });
    expect(await read(Buffer.concat([MARK, bytes(0x44, 0x92, 0xa0)]))).toEqual({
      encoding: 'windows-1254',
      text: 'D’\u00a0',
    });
    expect((await read(bytes(0x41, 0xc5))).encoding).toBe('windows-1254');
  });

  it('finds a wrong byte far behind the beginning', async () => {
    const long = Buffer.concat([Buffer.from('ş'.repeat(400_000)), bytes(0xfe)]);
    expect((await read(long)).encoding).toBe('windows-1254');
  });

  it('does not take a letter that is cut by a piece of the file for a wrong byte', async () => {
    const text = `x${'ş'.repeat(400_000)}`;
    expect(await read(text)).toEqual({ encoding: 'utf-8', text });
  });

  it('reads UTF-16 with byte order mark', async () => {
    expect(await read(Buffer.from('\ufeffDiv,ş', 'utf16le'))).toEqual({
      encoding: 'utf-16le',
      text: 'Div,ş',
    });
  });

  it('takes the encoding it is given', async () => {
    expect((await read(bytes(0xf0), 'latin1')).text).toBe('ð');
    expect((await read(bytes(0xf0), 'iso-8859-9')).text).toBe('ğ');
    await expect(read('x', 'klingon')).rejects.toThrow('Bilinmeyen karakter kodlaması: klingon');
  });

  it('reads a gzipped file, and says when one is broken', async () => {
    const zipped = gzipSync('Beşiktaş,1');
    expect(await read(zipped)).toEqual({ encoding: 'utf-8', text: 'Beşiktaş,1' });
    await expect(read(zipped.subarray(0, zipped.length - 12))).rejects.toThrow('bozuk');
  });

  it('stops reading a gzipped file that unpacks to far more than a table would', async () => {
    const zipped = gzipSync(Buffer.alloc(70 * 1024 * 1024, 'a,b\n'));
    expect(zipped.length).toBeLessThan(300_000);
    await expect(read(zipped)).rejects.toThrow('açılınca aşırı büyüyor');
  });

  it('refuses what is no text', async () => {
    await expect(read('')).rejects.toThrow('Boş dosya');
    await expect(read(bytes(0x50, 0x4b, 0x03, 0x04, 1))).rejects.toThrow('Excel');
    await expect(read(bytes(0x41, 0, 0x42))).rejects.toThrow('metin değil');
    await expect(openTextFile(join(folder, 'missing.csv'))).rejects.toThrow('Dosya bulunamadı.');
    await expect(openTextFile(folder)).rejects.toThrow('Dosya bulunamadı.');
  });
});
