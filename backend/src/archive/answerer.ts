import type { DataSource } from 'typeorm';
import { readSnapshot } from '../platform/database/read-snapshot';
import { answer, fileOf, type FileQuestion, isWorthKeeping, needsOf, type Question } from './answers/answers';
import { type Needs, Quotes, type Refusal, Refused } from './answers/context';
import type { ProbabilityColumns } from './columns/probability-columns';
import type { State } from './columns/state';
import { States, type StateUpdate } from './columns/state-update';
import { ArchiveReader, stateOfRows } from './reader';
import { Calibration, type LearnedArchive } from './statistics/calibration/calibration';

/** What a question has come to; an answer is JSON. */
export type Answered =
  | { readonly kind: 'answer'; readonly json: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  /** Nobody waits for it any more. */
  | { readonly kind: 'given up' };

/** A part of a file; null = there is no more. */
export type Piece = Uint8Array<ArrayBuffer> | null;

/** A number that one thread sets to 1 when the client has gone. */
export type AbortFlag = Int32Array<SharedArrayBuffer>;

/** Answers that are kept, and the largest one that is. */
const MOST_KEPT = 200;
const LARGEST_KEPT = 1_000_000;

/**
 * Answers questions one after the other, each from one state: the latest, or with ODDS_ENGINE=sql one that is read for the
 * question.
 */
export class Answerer {
  private quotes = new Quotes(new Calibration());
  private readonly states = new States(this.quotes.probabilities);
  /** Answers to the latest state, by question. */
  private readonly kept = new Map<string, Uint8Array<ArrayBuffer>>();
  private readonly files = new Map<number, Generator<string>>();
  private nextFile = 0;

  /** @param database what states are read from for each question; null = they come by {@link take} */
  constructor(private readonly database: DataSource | null) {}

  take(update: StateUpdate): void {
    this.states.take(update);
    this.kept.clear();
  }

  /** Counts with another learning from now on. */
  calibrate(learned: LearnedArchive): void {
    this.quotes = new Quotes(new Calibration(learned));
    this.states.calibrate(this.quotes.probabilities);
    this.kept.clear();
  }

  async answer(question: Question, abortFlag: AbortFlag): Promise<Answered> {
    const key = JSON.stringify(question);
    const throwIfAborted = (): void => {
      if (Atomics.load(abortFlag, 0) === 1) throw new Aborted();
    };
    try {
      throwIfAborted();
      const known = this.kept.get(key);
      if (known !== undefined) return { kind: 'answer', json: known.slice() };
      const context = { state: await this.stateFor(question), quotes: this.quotes, throwIfAborted };
      throwIfAborted();
      const json = bytesOf(JSON.stringify(answer(question, context)));
      if (isWorthKeeping(question)) this.keep(key, json);
      return { kind: 'answer', json };
    } catch (error) {
      if (error instanceof Refused) return { kind: 'refused', refusal: error.refusal };
      if (error instanceof Aborted) return { kind: 'given up' };
      throw error;
    }
  }

  /** Begins a file; its number. */
  async beginFile(question: FileQuestion): Promise<number> {
    const state = await this.stateFor(question);
    this.nextFile += 1;
    // its parts are asked for one by one: who leaves asks for no more
    this.files.set(
      this.nextFile,
      fileOf(question, { state, quotes: this.quotes, throwIfAborted: () => undefined }),
    );
    return this.nextFile;
  }

  nextPiece(file: number): Piece {
    const next = this.files.get(file)?.next();
    if (next !== undefined && !next.done) return bytesOf(next.value);
    this.files.delete(file);
    return null;
  }

  endFile(file: number): void {
    this.files.delete(file);
  }

  async close(): Promise<void> {
    await this.database?.destroy();
  }

  private stateFor(question: Question | FileQuestion): State | Promise<State> {
    if (this.database !== null) return readState(this.database, needsOf(question), this.quotes.probabilities);
    return this.states.current!;
  }

  private keep(key: string, json: Uint8Array<ArrayBuffer>): void {
    // in the database anything may have changed meanwhile
    if (this.database !== null || json.length > LARGEST_KEPT) return;
    this.kept.set(key, json.slice());
    if (this.kept.size > MOST_KEPT) this.kept.delete(this.kept.keys().next().value!);
  }
}

/** Reads the matches that a question is about as a state of their own. */
export function readState(
  database: DataSource,
  needs: Needs,
  probabilities: ProbabilityColumns,
): Promise<State> {
  return readSnapshot(database, async (query) => {
    const reader = new ArchiveReader(query, database.options.type);
    const state = 'ids' in needs ? stateOfRows(await reader.rows(needs.ids)) : await reader.stateOf(needs);
    return state.calibrated(probabilities);
  });
}

class Aborted extends Error {}

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
