import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { In, LessThan, MoreThanOrEqual } from 'typeorm';
import type { OddField } from '../../archive/catalogue/odds-groups';
import type { OddsSummary } from '../../archive/statistics/summary/odds-summary';
import { DAILY, Jobs } from '../../platform/background/jobs';
import { Database } from '../../platform/database/database';
import { Clock } from '../../platform/time/clock';
import { columnsOf, PersonalData } from '../users/personal-data/personal-data';
import { UsersService } from '../users/users.service';
import { AskedQuestion } from './entities/asked-question.entity';
import {
  maskOf,
  NO_SELECTIONS,
  readMask,
  type SelectionMask,
  shownIn,
  sizeOf,
  writtenMask,
} from './counting/selection-mask';

const DAY = 24 * 60 * 60_000;
/** What was shown longer ago no longer counts. */
const COUNTED_DAYS = 30;

/** Milliseconds between two writings of what was shown since. */
const BETWEEN_WRITINGS = 2_000;

/** So much that isn't written yet is written at once. */
const MOST_WAITING = 500;

/** A selection in the matches of a question. */
export interface ShownSelection {
  readonly hash: string;
  readonly selection: OddField;
}

/** A question and what of its answer was shown, not written yet. */
interface Waiting {
  asked_at: Date;
  mask: SelectionMask;
  /** The last answer, as it was sent; what is in it is read when it is written. */
  answer: Uint8Array | null;
}

/**
 * Counts the different questions (which matches, which selection) whose return, or rate beside an expectation, each member was
 * shown: the more of them, the more luck finds. Members search in summaries and test what looks best, so that counting the
 * tests alone would call luck rare. Written behind the answers, in batches.
 */
@Injectable()
export class AskedQuestions implements BeforeApplicationShutdown {
  private waiting = new Map<number, Map<string, Waiting>>();
  /** What is worked out when it is written. */
  private readonly later = new Map<number, (() => readonly ShownSelection[])[]>();
  /** Writings under way, by member: who counts waits for them. */
  private readonly writing = new Map<number, Promise<void>>();
  private count = 0;

  constructor(
    private readonly database: Database,
    private readonly users: UsersService,
    private readonly clock: Clock,
    personalData: PersonalData,
    private readonly jobs: Jobs,
  ) {
    jobs.add({ name: 'asked-questions', ...DAILY, run: () => this.forgetOld() });
    jobs.add({ name: 'shown-selections', every: BETWEEN_WRITINGS, run: () => this.write() });
    // they go with the account's row
    personalData.add({
      name: 'asked_questions',
      collect: async (user_id) => {
        const order = { asked_at: 'ASC', hash: 'ASC' } as const;
        const rows = await database.manager.find(AskedQuestion, { where: { user_id }, order });
        return columnsOf(rows, 'asked_at', 'shown');
      },
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  /** Notes that a member was shown a selection in the matches of a question. */
  note(member: number, hash: string, selection: OddField): void {
    this.waitingFor(member, hash).mask |= maskOf([selection]);
    this.writeIfMany();
  }

  /** Notes that a member was shown an answer with a summary. @param answer as JSON: a summary, or what ends with one as `summary` */
  noteAnswer(member: number, hash: string, answer: Uint8Array): void {
    this.waitingFor(member, hash).answer = answer;
    this.writeIfMany();
  }

  /** The same of a summary that is no JSON yet. */
  noteSummary(member: number, hash: string, summary: OddsSummary): void {
    this.waitingFor(member, hash).mask |= shownIn(summary);
    this.writeIfMany();
  }

  /** Notes selections in several questions. @param shown is asked for them when they are written */
  noteLater(member: number, shown: () => readonly ShownSelection[]): void {
    this.later.set(member, [...(this.later.get(member) ?? []), shown]);
  }

  /** How many different ones a member was shown in the last 30 days, by now. */
  async of(member: number): Promise<number> {
    await this.writeOf(member);
    const shown = await this.database.manager.sum(AskedQuestion, 'shown', {
      user_id: member,
      asked_at: MoreThanOrEqual(this.earliest()),
    });
    return Number(shown ?? 0);
  }

  /** Writes what was shown since the last time. */
  async write(): Promise<void> {
    for (const member of new Set([...this.waiting.keys(), ...this.later.keys()])) await this.writeOf(member);
  }

  private waitingFor(member: number, hash: string): Waiting {
    const ofMember = this.waiting.get(member) ?? new Map<string, Waiting>();
    this.waiting.set(member, ofMember);
    const known = ofMember.get(hash) ?? { asked_at: this.clock.now(), mask: NO_SELECTIONS, answer: null };
    if (!ofMember.has(hash)) this.count += 1;
    ofMember.set(hash, known);
    known.asked_at = this.clock.now();
    return known;
  }

  private writeIfMany(): void {
    if (this.count >= MOST_WAITING) void this.jobs.run('shown-selections').catch(() => undefined);
  }

  /** After what is being written of the same member. */
  private async writeOf(member: number): Promise<void> {
    const before = this.writing.get(member) ?? Promise.resolve();
    const written = before.catch(() => undefined).then(() => this.writeNow(member));
    this.writing.set(member, written);
    try {
      await written;
    } finally {
      if (this.writing.get(member) === written) this.writing.delete(member);
    }
  }

  private async writeNow(member: number): Promise<void> {
    const later = this.later.get(member) ?? [];
    this.later.delete(member);
    for (const { hash, selection } of later.flatMap((each) => each())) this.note(member, hash, selection);
    const shown = this.waiting.get(member);
    if (shown === undefined) return;
    this.waiting.delete(member);
    this.count -= shown.size;
    try {
      const rows = [...shown].map(([hash, { asked_at, mask, answer }]) => ({
        hash,
        asked_at,
        mask: answer === null ? mask : mask | shownIn(summaryIn(answer)),
      }));
      await this.add(
        member,
        rows.filter(({ mask }) => mask !== NO_SELECTIONS),
      );
    } catch (error) {
      // the next writing tries again
      for (const [hash, each] of shown) {
        const again = this.waitingFor(member, hash);
        again.mask |= each.mask;
        again.answer ??= each.answer;
      }
      throw error;
    }
  }

  private async add(
    member: number,
    rows: readonly { hash: string; asked_at: Date; mask: SelectionMask }[],
  ): Promise<void> {
    if (rows.length === 0) return;
    await this.database.transaction(async () => {
      const { manager } = this.database;
      // what another process shows the same member meanwhile is added after this
      await this.users.lock([member]);
      // deleted meanwhile
      if ((await this.users.find(member)) === null) return;
      const hash = In(rows.map((each) => each.hash));
      const known = await manager.find(AskedQuestion, {
        where: { user_id: member, hash, asked_at: MoreThanOrEqual(this.earliest()) },
      });
      const before = new Map(known.map((each) => [each.hash, readMask(each.selections)]));
      await manager.upsert(
        AskedQuestion,
        rows.map((each) => {
          const mask = each.mask | (before.get(each.hash) ?? NO_SELECTIONS);
          const { hash: of, asked_at } = each;
          return { user_id: member, hash: of, asked_at, selections: writtenMask(mask), shown: sizeOf(mask) };
        }),
        ['user_id', 'hash'],
      );
    });
  }

  private async forgetOld(): Promise<void> {
    await this.database.manager.delete(AskedQuestion, { asked_at: LessThan(this.earliest()) });
  }

  /** The first instant that counts. */
  private earliest(): Date {
    return new Date(this.clock.now().getTime() - COUNTED_DAYS * DAY);
  }
}

const SUMMARY = '"summary":';

/** A summary, or that of an answer which ends with one: no text within it can look like the key. */
function summaryIn(answer: Uint8Array): OddsSummary {
  const json = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const at = json.lastIndexOf(SUMMARY);
  const summary = at === -1 ? json : json.subarray(at + SUMMARY.length, -1);
  return JSON.parse(summary.toString()) as OddsSummary;
}
