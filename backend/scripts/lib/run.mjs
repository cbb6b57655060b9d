import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './paths.mjs';

/**
 * Runs a program to its end.
 * @returns {Promise<{code: number, output: string}>} exit code (128 + signal number when killed) and, with
 *   `quiet`, everything it wrote.
 */
export function run(command, args, { cwd = root, env = process.env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit' });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ code: exitCode(code, signal), output }));
  });
}

/** Exit code of a started program (128 + signal number when killed), at its end. */
export function endOf(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve(exitCode(code, signal)));
  });
}

/** Runs a program whose failure ends this command; its output is shown only then. */
export async function runOrExit(what, command, args, options = {}) {
  const { code, output } = await run(command, args, { quiet: true, ...options });
  if (code === 0) return;
  process.stderr.write(output);
  console.error(`✗ ${what} failed (exit code ${code}).`);
  process.exit(code);
}

/** npm the way this process was started by it, so that no other npm on the PATH gets in between. */
export function npmCommand(args) {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('.js') ? [process.execPath, [cli, ...args]] : ['npm', args];
}

/**
 * Starts long-running programs together: when one ends, a signal arrives or npm is gone, all the others are ended too.
 * Ctrl-C in a terminal reaches the children by itself; a signal sent to this process alone is passed on.
 * @param {{command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, onReady?: () => void}[]} programs `onReady` is called when
 *   the program sends the message `ready`
 * @returns {Promise<number>} exit code of the one that ended first
 */
export function runTogether(programs) {
  return new Promise((resolve, reject) => {
    const children = programs.map(start);
    let running = children.length;
    let result;
    const endAll = (signal) => {
      for (const child of children) {
        if (child.exitCode === null && child.signalCode === null) child.kill(signal);
      }
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(signal, () => {
        if (signal !== 'SIGINT' || !process.stdin.isTTY) endAll(signal);
      });
    }
    whenNpmIsGone(() => endAll('SIGTERM'));
    for (const child of children) {
      child.once('error', reject);
      child.once('exit', (code, signal) => {
        result ??= exitCode(code, signal);
        running -= 1;
        if (running === 0) resolve(result);
        else endAll('SIGTERM');
      });
    }
  });
}

/** @param {{command: string, args: string[], cwd?: string, env?: NodeJS.ProcessEnv, onReady?: () => void}} program */
function start({ command, args, cwd = root, env = process.env, onReady }) {
  if (!onReady) return spawn(command, args, { cwd, env, stdio: 'inherit' });
  const child = spawn(command, args, { cwd, env, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  child.on('message', (message) => {
    if (message === 'ready') onReady();
  });
  return child;
}

/** A signal sent to npm alone ends npm and its shell but never reaches us; we notice by our parent. */
function whenNpmIsGone(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    act();
  }, 500);
  watch.unref();
}

function exitCode(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0);
}
