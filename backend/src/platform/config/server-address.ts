import { readFileSync } from 'node:fs';

/** How much of a server's identity is looked at, in the words of MySQL's own clients. */
const SSL_MODES = ['DISABLED', 'REQUIRED', 'VERIFY_CA', 'VERIFY_IDENTITY'] as const;

/** Connections of a pool unless `pool` says otherwise, and the most that it may say. */
const USUAL_POOL = 10;
const LARGEST_POOL = 500;

/** Where a server is, how the way there is protected, and how many may be on it. */
export interface ServerAddress {
  /** `mysql://user:password@host:port/database`, without options. */
  readonly url: string;
  /** The most connections of the pool that answers requests. */
  readonly pool: number;
  /** TLS options of the driver; undefined = no TLS. */
  readonly ssl?: {
    readonly rejectUnauthorized: boolean;
    readonly verifyIdentity: boolean;
    readonly ca?: string;
  };
}

/**
 * Takes `DATABASE_URL` apart. Its options are those of MySQL's connection strings: `ssl-mode` (`REQUIRED` encrypts,
 * `VERIFY_CA` also checks who signed the server's certificate, `VERIFY_IDENTITY` its host name as well) and `ssl-ca`, a
 * file with the certificates of those who may sign. A file alone means `VERIFY_CA`, as it does there. `pool` is our own.
 * Source: https://dev.mysql.com/doc/refman/8.4/en/connection-options.html
 * @throws Error when the file of `ssl-ca` can't be read
 */
export function serverAddress(databaseUrl: string): ServerAddress {
  const parsed = new URL(databaseUrl);
  const file = parsed.searchParams.get('ssl-ca');
  const mode = sslMode(parsed);
  const url = databaseUrl.replace(/[?#].*$/s, '').replace(/^mariadb:/, 'mysql:');
  const pool = Number(parsed.searchParams.get('pool') ?? USUAL_POOL);
  if (mode === 'DISABLED') return { url, pool };
  return {
    url,
    pool,
    ssl: {
      rejectUnauthorized: mode !== 'REQUIRED',
      verifyIdentity: mode === 'VERIFY_IDENTITY',
      ...(file === null ? {} : { ca: readFileSync(file, 'utf8') }),
    },
  };
}

/** The same `DATABASE_URL` for a pool of another size. */
export function withPool(databaseUrl: string, connections: number): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('pool', String(connections));
  return url.href;
}

/** What is wrong with a `DATABASE_URL`, without any part of it; null when it can be used. */
export function addressProblem(databaseUrl: unknown): string | null {
  const text = String(databaseUrl);
  if (!/^(mysql|mariadb):\/\/[^/\s]+\/[^/?\s]+/.test(text) || !URL.canParse(text)) {
    return 'must look like mysql://user:password@host:3306/database';
  }
  const parsed = new URL(text);
  const names = [...parsed.searchParams.keys()].filter((name) => /ssl|tls/i.test(name));
  const known = names.every((name) => name === 'ssl-mode' || name === 'ssl-ca');
  // a misspelt one must not end in an open connection
  if (!known || !(SSL_MODES as readonly string[]).includes(sslMode(parsed))) {
    return `takes ssl-mode (${SSL_MODES.join(', ')}) and ssl-ca, and no other option of TLS`;
  }
  const pool = parsed.searchParams.get('pool');
  if (pool !== null && !(/^[1-9]\d{0,2}$/.test(pool) && Number(pool) <= LARGEST_POOL)) {
    return `takes pool as a whole number from 1 to ${LARGEST_POOL}`;
  }
  try {
    serverAddress(text);
    return null;
  } catch {
    return 'names a file in ssl-ca that can not be read';
  }
}

function sslMode({ searchParams }: URL): string {
  return searchParams.get('ssl-mode') ?? (searchParams.has('ssl-ca') ? 'VERIFY_CA' : 'DISABLED');
}
