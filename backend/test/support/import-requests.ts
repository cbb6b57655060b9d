import { readdirSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ImportRow } from '../../src/modules/imports/dto/imports.dto';
import type { TestMember, TestSite } from './create-test-site';
import { clearArchive } from './import-place';

/** Requests about imports to the site and by the admin that a suite has by then. */
export function importRequests(site: () => TestSite, admin: () => TestMember) {
  const http = () => site().http(admin().token);
  const upload = (content: string | Buffer, name = 'T1.csv', fields: Record<string, string> = {}) =>
    http().post('/api/imports').field(fields).attach('file', Buffer.from(content), name);
  const row = async (id: number): Promise<ImportRow> =>
    (await http().get(`/api/imports/${id}`).expect(200)).body as ImportRow;
  return {
    http,
    upload,
    row,
    /** Uploads a file and waits until it has been imported. */
    imported: async (...given: Parameters<typeof upload>): Promise<ImportRow> => {
      const { body } = await upload(...given).expect(202);
      await site().run('imports');
      return row((body as { id: number }).id);
    },
    /** Asks for an import to be taken back and waits until it has been. */
    undo: async (id: number) => {
      const answer = await http().delete(`/api/imports/${id}`).expect(202);
      await site().run('imports');
      return answer;
    },
    waitingFiles: () => waitingFiles(site()),
    clear: () => clearArchive(site().database),
  };
}

/** The uploaded files that the site keeps until they are imported. */
const waitingFiles = (site: TestSite): string[] =>
  readdirSync(join(site.settings.dataDir, 'imports', 'files'));

/** Sends half a file and hangs up once the site has begun to keep it. */
export function breakOffUpload(site: TestSite, { token }: TestMember): Promise<void> {
  const { port } = site.app.getHttpServer().address() as AddressInfo;
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=xxx',
    'content-length': '1000000',
  };
  const sending = httpRequest({ port, host: '127.0.0.1', method: 'POST', path: '/api/imports', headers });
  return new Promise((resolve) => {
    sending.on('error', () => resolve());
    sending.write('--xxx\r\nContent-Disposition: form-data; name="file"; filename="half.csv"\r\n\r\nhalf');
    const seen = setInterval(() => {
      if (waitingFiles(site).length === 0) return;
      clearInterval(seen);
      sending.destroy(new Error('hung up'));
    }, 10);
  });
}

/** Uploads a file of so many MiB as a stream. */
export function uploadOf(
  site: TestSite,
  { token }: TestMember,
  mebibytes: number,
): Promise<{ status: number; body: { code: string; fields: { file: string } } }> {
  const { port } = site.app.getHttpServer().address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sending = httpRequest(
      {
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/imports',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'multipart/form-data; boundary=xxx',
        },
      },
      (answer) => {
        let text = '';
        answer.on('data', (chunk: Buffer) => (text += String(chunk)));
        answer.on('end', () => resolve({ status: answer.statusCode!, body: JSON.parse(text) }));
      },
    );
    // the server may hang up while it is being sent to
    sending.on('error', (error: NodeJS.ErrnoException) => {
      if (!['EPIPE', 'ECONNRESET'].includes(error.code ?? '')) reject(error);
    });
    sending.write(
      '--xxx\r\nContent-Disposition: form-data; name="file"; filename="big.csv"\r\nContent-Type: text/csv\r\n\r\n',
    );
    const block = Buffer.alloc(1024 * 1024, 'a');
    let sent = 0;
    const more = (): void => {
      while (sent < mebibytes) {
        sent += 1;
        if (!sending.write(block)) return void sending.once('drain', more);
      }
      sending.end('\r\n--xxx--\r\n');
    };
    more();
  });
}
