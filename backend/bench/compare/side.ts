import { fork } from 'node:child_process';
import { join } from 'node:path';
import type { Settings } from '../../src/config/settings';
import { BenchSite } from '../site/bench-site';
import { siteEnvironment } from '../site/site-environment';
import type { Checkout } from './checkout';

/** A checkout with a database of its own that it has filled. */
export interface Side {
  readonly checkout: Checkout;
  readonly settings: Settings;
  /** Session of a member. */
  readonly token: string;
}

/** Has a checkout migrate an empty database and fill it with generated matches. */
export async function filledSide(checkout: Checkout, settings: Settings, matches: number): Promise<Side> {
  const hook = join(checkout.folder, 'backend', 'test', 'support', 'typescript-hook.cjs');
  const program = fork(join(__dirname, 'fill-archive.ts'), [checkout.folder, String(matches)], {
    execArgv: ['-r', hook],
    env: siteEnvironment(settings),
  });
  const token = await new Promise<string>((resolve, reject) => {
    let sent: string | undefined;
    program.once('message', (message) => (sent = message as string));
    program.once('exit', (code) => {
      if (code === 0 && sent !== undefined) resolve(sent);
      else reject(new Error(`Filling the archive of ${checkout.folder} ended with code ${code}`));
    });
  });
  return { checkout, settings, token };
}

/** Starts the built site of a side, and waits for its index. */
export const startSide = ({ settings, checkout }: Side): Promise<BenchSite> =>
  BenchSite.start(settings, 'index', checkout.folder);
