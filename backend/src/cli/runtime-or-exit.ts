import { runtimeMessages } from './messages';

/** The oldest Node.js that the embedded database's driver and other libraries run on. */
const OLDEST = [24, 11] as const;

/** Ends a program that was started directly on an older Node.js, which libraries would crash; the scripts bring theirs. */
export function runtimeOrExit(version = process.versions.node): void {
  if (canRun(version)) return;
  process.stderr.write(runtimeMessages.tooOld(version, OLDEST.join('.')));
  process.exit(1);
}

/** @param version such as `24.11.0` */
export function canRun(version: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
}
