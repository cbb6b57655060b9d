import { hash, hashRaw, verify } from '@node-rs/argon2';
import { FairQueue } from '../../../platform/background/fair-queue';
import { AppError } from '../../../platform/errors/app-error';
import { clientNetwork } from '../../../platform/http/client-network';
import { refusalPace } from '../../../platform/http/refusal-pace';
import { tr } from '../../../platform/locale/tr';

/** Argon2id with the parameters OWASP's password storage cheat sheet names first (19 MiB, 2 passes, 1 lane). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Networks take turns: hashes take a thread of the four that compress answers and read files, too. */
export const hashTurns = new FairQueue<string>({
  atOnce: 2,
  atOncePerKey: 2,
  waitingPerKey: 2,
  waitingInAll: 20,
  refusal: async () => {
    await refusalPace();
    return new AppError('UNAVAILABLE', { message: tr.auth.tooBusy, retryAfter: 2, log: 'info' });
  },
});

let decoy: Promise<string> | undefined;

/** What comes of comparing a password with a stored hash. */
export interface PasswordCheck {
  matches: boolean;
  /** The hash to store instead of one that was made of the text as it was typed, before that was normalised. */
  renewed: string | null;
}

/** @throws AppError UNAVAILABLE when too many wait, as all below */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normalised(password), COST));
}

/** The same work without the form that names salt and cost, for short secrets that share a salt. */
export function slowHashes(texts: readonly string[], salt: Buffer): Promise<Buffer[]> {
  return inTurn(async () => {
    const hashes = [];
    for (const text of texts) hashes.push(await hashRaw(text, { ...COST, salt }));
    return hashes;
  });
}

/**
 * Compares a password with a stored hash, in Unicode's form NFC: keyboards differ in how they write `ş`. Without a hash
 * (no such account, or no password set yet) it takes the same time and never matches, so that timing reveals nothing.
 */
export function checkPassword(stored: string | null | undefined, password: string): Promise<PasswordCheck> {
  return inTurn(async () => {
    const compared = stored ?? (await (decoy ??= hash('no account has this password', COST)));
    const text = normalised(password);
    if (await verify(compared, text)) return { matches: stored != null, renewed: null };
    const matches = text !== password && (await verify(compared, password)) && stored != null;
    return { matches, renewed: matches ? await hash(text, COST) : null };
  });
}

const inTurn = <T>(work: () => Promise<T>): Promise<T> => hashTurns.run(clientNetwork(), work);

const normalised = (password: string): string => password.normalize('NFC');
