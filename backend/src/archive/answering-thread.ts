import 'reflect-metadata';
import { workerData } from 'node:worker_threads';
import { answerCalls } from '../platform/threads/answer-calls';
import { openPlainConnection } from '../platform/database/plain-connection';
import type { FileQuestion, Question } from './answers/answers';
import type { StateUpdate } from './columns/state-update';
import { type Answered, Answerer, type AbortFlag, type Piece } from './answerer';
import type { LearnedArchive } from './statistics/calibration/calibration';
import type { ArchiveAddress } from './threads';

/** The thread that answers questions: see `REAL_THREADS`. */
const { address, readsDatabase } = workerData as { address: ArchiveAddress; readsDatabase: boolean };
const answerer = (readsDatabase ? openPlainConnection(address) : Promise.resolve(null)).then(
  (database) => new Answerer(database),
);

answerCalls(
  {
    take: async (update: StateUpdate) => (await answerer).take(update),
    calibrate: async (learned: LearnedArchive) => (await answerer).calibrate(learned),
    answer: async (question: Question, abortFlag: AbortFlag) => (await answerer).answer(question, abortFlag),
    beginFile: async (question: FileQuestion) => (await answerer).beginFile(question),
    nextPiece: async (file: number) => (await answerer).nextPiece(file),
    endFile: async (file: number) => (await answerer).endFile(file),
  },
  (method, value) => {
    if (method === 'nextPiece') return value === null ? [] : [(value as NonNullable<Piece>).buffer];
    if (method !== 'answer') return [];
    const answered = value as Answered;
    return answered.kind === 'answer' ? [answered.json.buffer] : [];
  },
);
