import { Logger } from '@nestjs/common';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { emailKey, keptEmail } from '../../text/email-address';
import { isServer } from '../dialects';

/** Tables with addresses, and whether one address stands in one row only. */
const TABLES = [
  ['users', true],
  ['subscribers', true],
  ['contacts', false],
] as const;

interface Row {
  id: number;
  email: string;
  email_key: string;
}

/**
 * Addresses with `İ` or `ı` typed for i, or with a domain in other letters, as they are kept since. Where another row
 * has the address that it comes to, both stay: which of them to keep is for an admin to say, and their owners find them
 * as before.
 */
export class EmailKeys1764060000000 implements MigrationInterface {
  private readonly logger = new Logger('Migration');

  async up(runner: QueryRunner): Promise<void> {
    const beyondAscii = isServer(runner.dataSource.options.type)
      ? 'LENGTH(email) <> CHAR_LENGTH(email)'
      : 'LENGTH(CAST(email AS BLOB)) <> LENGTH(email)';
    for (const [table, isUnique] of TABLES) {
      const rows = await runner.manager.query<Row[]>(
        `SELECT id, email, email_key FROM ${table} WHERE ${beyondAscii} ORDER BY id`,
      );
      const left: number[] = [];
      for (const row of rows) {
        const [email, key] = [keptEmail(row.email), emailKey(row.email)];
        if (email === row.email && key === row.email_key) continue;
        if (isUnique && key !== row.email_key && (await isThere(runner, table, key))) left.push(row.id);
        else
          await runner.query(`UPDATE ${table} SET email = ?, email_key = ? WHERE id = ?`, [
            email,
            key,
            row.id,
          ]);
      }
      if (left.length > 0)
        this.logger.warn(
          { table, rows: left },
          'Addresses that another row has in other letters stay as they are',
        );
    }
  }

  async down(): Promise<void> {
    // the earlier program finds what is typed as it is kept
  }
}

async function isThere(runner: QueryRunner, table: string, key: string): Promise<boolean> {
  const rows = await runner.manager.query<unknown[]>(`SELECT id FROM ${table} WHERE email_key = ?`, [key]);
  return rows.length > 0;
}
