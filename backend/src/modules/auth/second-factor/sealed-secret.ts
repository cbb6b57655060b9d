import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The key that secrets of second factors are encrypted under; it follows from the site's own (HKDF, RFC 5869). */
export const sealingKey = (siteKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', siteKey, '', 'second-factor secrets', 32));

/** Encrypts the secret of an account; what comes out opens for this account only. */
export function sealSecret(key: Buffer, userId: number, secret: Uint8Array): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv).setAAD(context(userId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The secret, or null when it was sealed under another key, for another account, or changed since. */
export function openSecret(key: Buffer, userId: number, sealed: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= IV_BYTES + TAG_BYTES) return null;
  const iv = bytes.subarray(0, IV_BYTES);
  const tag = bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES });
    decipher.setAAD(context(userId)).setAuthTag(tag);
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
  } catch {
    return null;
  }
}

const context = (userId: number): Buffer => Buffer.from(`user ${userId}`);
