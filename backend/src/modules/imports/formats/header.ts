import { foldText } from '../../../platform/text/fold';
import { remembered } from '../../../platform/text/remembered';
import { cleanName } from '../parse/clean-text';
import { type Problem, problem } from './format';

/** A header row: its names, trimmed, and where each stands. Of two columns with one name the first counts. */
export class Header {
  readonly names: readonly string[];
  /** Number of columns up to the last named one. */
  readonly width: number;
  private readonly positions = new Map<string, number>();
  private readonly loosePositions = new Map<string, number>();
  private readonly repeated: string[] = [];

  constructor(cells: readonly string[]) {
    this.names = cells.map(cleanName);
    this.width = this.names.findLastIndex((name) => name !== '') + 1;
    for (const [index, name] of this.names.entries()) {
      if (name === '') continue;
      if (this.positions.has(name)) this.repeated.push(name);
      else this.positions.set(name, index);
      const loose = looseName(name);
      if (!this.loosePositions.has(loose)) this.loosePositions.set(loose, index);
    }
  }

  /** Position of the first of these names (exact) that the header has, or -1. */
  find(...names: string[]): number {
    for (const name of names) {
      const position = this.positions.get(name);
      if (position !== undefined) return position;
    }
    return -1;
  }

  /** Like {@link find}, but case, accents, spaces, dots, hyphens and underscores don't matter. */
  findLoosely(...names: string[]): number {
    for (const name of names) {
      const position = this.loosePositions.get(looseName(name));
      if (position !== undefined) return position;
    }
    return -1;
  }

  /** {@link findLoosely} for a table of names with their spellings. */
  findAll<N extends string>(spellings: Readonly<Record<N, readonly string[]>>): Record<N, number> {
    const found = Object.entries<readonly string[]>(spellings).map(([name, all]) => [
      name,
      this.findLoosely(...all),
    ]);
    return Object.fromEntries(found) as Record<N, number>;
  }

  /** One warning for each column whose name stood before. */
  warnings(): Problem[] {
    return this.repeated.map((name) => problem('repeatedColumn', name));
  }

  equals(cells: readonly string[]): boolean {
    const length = Math.max(cells.length, this.names.length);
    for (let index = 0; index < length; index += 1) {
      if (cleanName(cells[index] ?? '') !== (this.names[index] ?? '')) return false;
    }
    return true;
  }
}

const looseName = remembered((name) => foldText(name).replace(/[\s_.-]+/g, ''));
