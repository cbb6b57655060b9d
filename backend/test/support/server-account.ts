import { createHash } from 'node:crypto';
import type { Connection } from 'mysql2/promise';
import { repeat } from '../../src/platform/database/repeat';
import { openServerConnection } from '../../src/platform/database/server/server-connection';

/** How long the setting up of a suite with such an account may wait for the others, in milliseconds. */
export const ITS_TURN = 900_000;

/**
 * An account without any special right on the server of TEST_DATABASE_URL, with an empty database that is its own. There
 * is one at a time: what a suite sets for its account on the whole server would concern the others.
 */
export class ServerAccount {
  private constructor(
    /** A connection of the user of TEST_DATABASE_URL, who may do everything. */
    readonly server: Connection,
    readonly name: string,
    readonly databaseUrl: string,
  ) {}

  /** @param ending of the database's name, which tells suites apart */
  static async make(ending: string): Promise<ServerAccount> {
    const url = new URL(process.env.TEST_DATABASE_URL!.replace(/^mariadb:/, 'mysql:'));
    const database = `${decodeURIComponent(url.pathname.slice(1))}_${ending}`;
    url.pathname = '/';
    const server = await openServerConnection({ uri: url.toString() });
    await server.query('SELECT GET_LOCK(?, ?)', ['test account', ITS_TURN / 1000]);
    // names of accounts are at most 32 characters long
    const name = `test_${createHash('sha256').update(database).digest('hex').slice(0, 12)}`;
    await server.query("DROP USER IF EXISTS ?@'%'", [name]);
    await server.query("CREATE USER ?@'%'", [name]);
    await server.query("GRANT ALL ON ??.* TO ?@'%'", [database, name]);
    url.username = name;
    url.password = '';
    url.pathname = `/${database}`;
    const account = new ServerAccount(server, name, url.toString());
    await account.empty('utf8mb4_bin');
    return account;
  }

  /** Makes its database anew, with this collation as what tables have by default. */
  async empty(collation: string): Promise<void> {
    await this.server.query('DROP DATABASE IF EXISTS ??', [this.database]);
    await this.server.query(`CREATE DATABASE ?? CHARACTER SET utf8mb4 COLLATE ${collation}`, [this.database]);
  }

  /** Lets the account's sessions, and nobody else's, begin with values of variables, as if the server were set so. */
  async beginWith(variables: Readonly<Record<string, string>>): Promise<void> {
    const isAccount = `SUBSTRING_INDEX(USER(), '@', 1) = '${this.name}'`;
    const settings = Object.entries(variables).map(
      ([name, value]) => `SESSION ${name} = IF(${isAccount}, ${value}, @@SESSION.${name})`,
    );
    await this.server.query('SET GLOBAL init_connect = ?', [
      settings.length === 0 ? '' : `SET ${settings.join(', ')}`,
    ]);
  }

  /** How many connections the account may have at once; 0 = as many as anybody. */
  async allow(connections: number): Promise<void> {
    await this.server.query(`ALTER USER ?@'%' WITH MAX_USER_CONNECTIONS ${connections}`, [this.name]);
  }

  /** Lets the server take writes from accounts with special rights alone, and ends that. */
  async makeReadOnly(readOnly: boolean): Promise<void> {
    // it waits for transactions under way, and others then for it: those would wait for each other
    await this.server.query('SET SESSION lock_wait_timeout = 1');
    await repeat(
      () => this.server.query(`SET GLOBAL read_only = ${Number(readOnly)}`),
      (error) => (error as { code?: unknown }).code === 'ER_LOCK_WAIT_TIMEOUT',
    );
  }

  async remove(): Promise<void> {
    await this.server.query('DROP DATABASE IF EXISTS ??', [this.database]);
    await this.server.query("DROP USER IF EXISTS ?@'%'", [this.name]);
    await this.server.end();
  }

  private get database(): string {
    return new URL(this.databaseUrl).pathname.slice(1);
  }
}
