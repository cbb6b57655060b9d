import { hash, hashRaw, verify } from '@node-rs/argon2';

/** Argon2id with the parameters OWASP's password storage cheat sheet names first (19 MiB, 2 passes, 1 lane). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

let decoy: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** The same work without the form that names salt and cost, for short secrets that share a salt. */
export function slowHash(text: string, salt: Buffer): Promise<Buffer> {
  return hashRaw(text, { ...COST, salt });
}

/**
 * Compares a password with a stored hash. Without a hash (no such account, or no password set yet) it takes the
 * same time and answers false, so that timing reveals nothing.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('no account has this password');
  const matches = await verify(stored ?? (await decoy), password);
  return stored != null && matches;
}
