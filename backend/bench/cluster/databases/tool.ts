import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';

/**
 * Runs a tool to its end.
 * @returns what it printed
 */
export const output = async (tool: string, args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(tool, args, { timeout: 240_000 })).stdout;

/**
 * Runs a tool whose servers keep its output open: only its own end is waited for.
 * @param env all that it sees of one; this process's without
 */
export async function finished(
  tool: string,
  args: readonly string[],
  env?: Readonly<Record<string, string>>,
): Promise<void> {
  const child = spawn(tool, args, { stdio: 'ignore', ...(env && { env }) });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${tool} ${args.join(' ')} ended with code ${code}`);
}
