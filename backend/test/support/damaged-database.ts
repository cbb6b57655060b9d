import { closeSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '../../src/platform/database/data-source';
import { ContactMessage } from '../../src/modules/contact/entities/contact-message.entity';

const MARK = 'BOZULACAK';
/** First byte of a page with rows of a table (SQLite's file format, 1.6). */
const LEAF_OF_TABLE = 0x0d;

/**
 * Puts messages into the embedded database by a connection of its own and damages the pages that hold them, as a failing
 * disk would: the start and the end of the file stay whole.
 */
export async function damageMessages(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: null, dataDir });
  const rows = Array.from({ length: 200 }, (_, at) => ({
    name: `Ad ${at}`,
    name_folded: `ad ${at}`,
    phonenumber: '',
    email: `a${at}@example.com`,
    email_key: `a${at}@example.com`,
    subject: '',
    message: MARK.repeat(100),
    search_text: '',
    created_at: new Date('2026-05-17T12:00:00.000Z'),
  }));
  await database.manager.insert(ContactMessage, rows);
  await database.query('PRAGMA wal_checkpoint(TRUNCATE)');
  await database.destroy();

  const path = join(dataDir, 'site.sqlite');
  const content = readFileSync(path);
  const pageSize = content.readUInt16BE(16);
  const file = openSync(path, 'r+');
  let damaged = 0;
  for (let at = pageSize; at < content.length; at += pageSize) {
    const page = content.subarray(at, at + pageSize);
    if (page[0] !== LEAF_OF_TABLE || !page.includes(MARK)) continue;
    writeSync(file, Buffer.alloc(pageSize, 0xab), 0, pageSize, at);
    damaged += 1;
  }
  closeSync(file);
  if (damaged < 10) throw new Error(`Only ${damaged} pages hold messages`);
}
