import { constants, copyFile, link, mkdir, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** Names tried before giving up: no one means to keep more files of one name in one folder. */
const MOST_NAMES = 10_000;

/**
 * Moves a file into a folder without ever overwriting another: a name that is taken gets a number (`a.csv`,
 * `a (2).csv`).
 * @returns the name it has there
 */
export async function moveInto(folder: string, path: string, name: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  for (let number = 1; number <= MOST_NAMES; number += 1) {
    const candidate = number === 1 ? name : numbered(name, number);
    if (!(await placeNew(path, join(folder, candidate)))) continue;
    await rm(path);
    return candidate;
  }
  throw new Error(`No free name for ${name} in ${folder}`);
}

/** `a.csv.gz` → `a (2).csv.gz` */
function numbered(name: string, number: number): string {
  const at = lengthOfStem(name);
  return `${name.slice(0, at)} (${number})${name.slice(at)}`;
}

function lengthOfStem(name: string): number {
  const inner = name.replace(/\.gz$/i, '');
  return inner.length - extname(inner).length;
}

/** Whether a name is the one that a file called `name` got where that was taken. */
export function isNumbered(candidate: string, name: string): boolean {
  const number = Number(/ \((\d+)\)/g.exec(candidate.slice(lengthOfStem(name)))?.[1]);
  return number >= 2 && candidate === numbered(name, number);
}

/** Puts the file at a place where none is; false when one is there. */
async function placeNew(path: string, target: string): Promise<boolean> {
  try {
    await link(path, target);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
  }
  // no hard links here, or another disk
  try {
    await copyFile(path, target, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

const isTaken = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'EEXIST';
