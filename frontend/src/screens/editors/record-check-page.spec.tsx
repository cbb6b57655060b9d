import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Answer, serveApi, SETTINGS } from '../../testing/fake-api';
import { recordFile, recordRows } from '../../testing/pick-record';
import { renderSite } from '../../testing/render-site';

const ROWS = recordRows(1200);

const fileOf = (rows: typeof ROWS): Answer => [200, new Blob([recordFile(rows)])];

async function open(file: Answer) {
  const calls = serveApi({ ...SETTINGS, 'GET /api/pick-record.csv': file });
  await renderSite('/sicil-denetimi');
  await screen.findByRole('heading', { level: 1, name: 'Sicil Denetimi' });
  return () => calls.filter(({ route }) => route.endsWith('.csv')).length;
}

const run = () => userEvent.click(screen.getByRole('button', { name: 'Sicili indir ve denetle' }));

async function find(hash: string) {
  const box = screen.getByLabelText('Bültendeki parmak izi');
  await userEvent.clear(box);
  await userEvent.click(box);
  await userEvent.paste(hash);
  await userEvent.click(screen.getByRole('button', { name: 'Sicilde ara' }));
}

afterEach(() => jest.restoreAllMocks());

describe('the check of the record', () => {
  it('computes all hashes in the browser and says that they hold', async () => {
    await open(fileOf(ROWS));
    await run();
    const answer = await screen.findByText(/^1\.200 satır, hepsi tutuyor\./);
    expect(answer).toHaveTextContent(ROWS.at(-1)!.hash);
  });

  it('says how many rows are still closed', async () => {
    await open([200, new Blob([recordFile(ROWS, ({ seq }) => seq > 1190)])]);
    await run();
    const answer = await screen.findByText(/^1\.200 satır, hepsi tutuyor\./);
    expect(answer).toHaveTextContent('Bunlardan 10 satır henüz kapalı: maçı başlayınca içeriği açılır');
  });

  it('names the first row that does not hold', async () => {
    await open(fileOf(ROWS.map((row) => (row.seq === 731 ? { ...row, odd: 300 } : row))));
    await run();
    expect(await screen.findByText(/^731\. satır tutmuyor \(dosyada 1\.200 satır var\)/)).toBeInTheDocument();
    expect(screen.queryByText(/1\.200 satır, hepsi tutuyor/)).toBeNull();
  });

  it('finds the hash of a newsletter, however it was copied, and says what that means', async () => {
    const downloads = await open(fileOf(ROWS));
    const { hash } = ROWS[499]!;
    await find(` ${hash.toUpperCase().replace(/(.{32})/, '$1 ')} `);
    expect(
      await screen.findByText(
        /^Bu parmak izi sicilin 500\. satırında duruyor\. İlk 500 satırın hepsi tutuyor/,
      ),
    ).toBeInTheDocument();
    await find(ROWS[0]!.hash);
    expect(await screen.findByText(/^Bu parmak izi sicilin 1\. satırında/)).toBeInTheDocument();
    expect(downloads()).toBe(1);
  });

  it('says what it means that a hash is not there, or was of nothing', async () => {
    await open(fileOf(ROWS));
    await find('a'.repeat(64));
    expect(await screen.findByText(/^Bu parmak izi sicilde yok\./)).toBeInTheDocument();
    await find('0'.repeat(64));
    expect(await screen.findByText(/bülten gönderildiğinde sicil henüz boşmuş/)).toBeInTheDocument();
  });

  it('warns of a hash that stands there after a row that does not hold', async () => {
    await open(fileOf(ROWS.map((row) => (row.seq === 10 ? { ...row, author: 'başkası' } : row))));
    await find(ROWS[499]!.hash);
    expect(
      await screen.findByText(/500\. satırında duruyor\. Ancak 10\. satır tutmuyor/),
    ).toBeInTheDocument();
    await find(ROWS[4]!.hash);
    expect(await screen.findByText(/İlk 5 satırın hepsi tutuyor/)).toBeInTheDocument();
  });

  it('asks for all 64 characters before it downloads anything', async () => {
    const downloads = await open(fileOf(ROWS));
    await find('abc123');
    expect(screen.getByLabelText('Bültendeki parmak izi')).toBeInvalid();
    expect(screen.getByText(/^Parmak izi 64 karakterdir/)).toBeInTheDocument();
    expect(downloads()).toBe(0);
  });

  it.each<[string, Answer, RegExp]>([
    ['is empty', fileOf([]), /^Sicil henüz boş/],
    [
      'can not be downloaded',
      [503, { error: 'Site şu anda yoğun.', code: 'BUSY' }],
      /^Sicil indirilemedi\. Site/,
    ],
    ['is no record', [200, new Blob(['<!doctype html>'])], /^İndirilen dosya sicil dosyası biçiminde değil/],
  ])('says so where the file %s', async (_, file, sentence) => {
    await open(file);
    await run();
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  });

  it('says why a browser without a secure connection computes nothing', async () => {
    const downloads = await open(fileOf(ROWS));
    jest.replaceProperty(crypto, 'subtle', undefined as unknown as SubtleCrypto);
    await run();
    expect(await screen.findByText(/yalnızca güvenli bağlantıda/)).toBeInTheDocument();
    expect(downloads()).toBe(0);
  });

  it('offers the file and the command for a check of one’s own', async () => {
    await open(fileOf(ROWS));
    expect(screen.getByRole('link', { name: 'Sicil dosyasını indir (CSV)' })).toHaveAttribute(
      'href',
      '/api/pick-record.csv',
    );
    expect(screen.getByText('npm run picks:verify -- DOSYA')).toBeInTheDocument();
  });
});
