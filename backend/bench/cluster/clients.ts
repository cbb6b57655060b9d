import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { testPdf } from '../../test/support/pdf';
import { ask, type Answer, type Question } from './ask';
import type { Kind, Ledger } from './ledger';
import { seasonFile } from './season-file';

/** Accounts that the clients act for. */
export interface Accounts {
  readonly password: string;
  readonly admin: string;
  readonly members: readonly { readonly id: number; readonly email: string; readonly token: string }[];
  /** Post that is commented on. */
  readonly post: number;
}

const PDF = 'application/pdf';
const GRANT = '1_month';

/** People who use the site through its one door until they are stopped; each waits for an answer before the next request. */
export class Clients {
  private stopped = false;
  private abandoned = false;
  private readonly running: Promise<void>[] = [];

  constructor(
    private readonly door: string,
    private readonly accounts: Accounts,
    private readonly ledger: Ledger,
  ) {}

  start(): void {
    for (let n = 0; n < 4; n++) this.repeat(60, (turn) => this.read(turn + n));
    this.repeat(700, (turn) => this.login(turn));
    for (let n = 0; n < 2; n++) this.repeat(120, (turn) => this.grant(turn * 2 + n));
    for (let n = 0; n < 2; n++) this.repeat(400, (turn) => this.comment(turn * 2 + n));
    this.repeat(1_500, (turn) => this.receipt(turn));
    this.repeat(5_000, (turn) => this.import(turn));
  }

  /** Ends them after the requests that are under way. */
  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.running);
  }

  /** Ends them as they are, where nobody answers any more. */
  abandon(): void {
    this.stopped = true;
    this.abandoned = true;
    for (const client of this.running) client.catch(() => undefined);
  }

  private repeat(milliseconds: number, act: (turn: number) => Promise<unknown>): void {
    const run = async () => {
      for (let turn = 0; !this.stopped; turn++) {
        await act(turn);
        await pause(milliseconds);
      }
    };
    this.running.push(run());
  }

  private member(turn: number) {
    return this.accounts.members[turn % this.accounts.members.length]!;
  }

  private async read(turn: number): Promise<void> {
    const page = 1 + (turn % 40);
    await this.ask('read', {
      path: `/api/odd-list-full-view?per_page=50&page=${page}`,
      token: this.member(turn).token,
    });
  }

  private async login(turn: number): Promise<void> {
    const body = { email: this.member(turn).email, password: this.accounts.password };
    await this.ask('write', { path: '/api/login', body });
  }

  /** Asks again with the same key until there is an answer, as the panel does. */
  private async grant(turn: number): Promise<void> {
    const { id } = this.member(turn);
    await this.insist(200, {
      path: '/api/purchase_subscription',
      token: this.accounts.admin,
      body: { user_id: id, duration_type: GRANT },
      headers: { 'Idempotency-Key': randomUUID() },
    });
    this.ledger.grants.set(id, (this.ledger.grants.get(id) ?? 0) + 1);
  }

  private async comment(turn: number): Promise<void> {
    const content = `yorum ${randomUUID()}`;
    const path = `/api/blogs/${this.accounts.post}/comments`;
    const { status } = await this.ask('write', { path, token: this.member(turn).token, body: { content } });
    if (status === 201) this.ledger.comments.add(content);
  }

  /** What one process has taken in, the next one has to be able to show. */
  private async receipt(turn: number): Promise<void> {
    const name = `dekont-${randomUUID()}.pdf`;
    const body = new FormData();
    body.set('duration_type', GRANT);
    body.set('file', new Blob([new Uint8Array(testPdf(name))], { type: PDF }), name);
    const { status, json } = await this.ask('write', {
      path: '/api/receipts',
      token: this.member(turn).token,
      body,
    });
    if (status !== 201) return;
    this.ledger.receipts.add(name);
    const { id } = json() as { id: number };
    await this.insist(200, { path: `/api/receipts/${id}/file`, token: this.accounts.admin }, 'read');
  }

  /** A whole season of all leagues, and the wait until it has been imported. */
  private async import(turn: number): Promise<void> {
    const { season, text, matches } = seasonFile(turn);
    const body = new FormData();
    body.set('file', new Blob([text], { type: 'text/csv' }), `${season}.csv`);
    const token = this.accounts.admin;
    const { json } = await this.insist(202, { path: '/api/imports', token, body });
    this.ledger.seasons.set(season, matches);
    const path = `/api/imports/${(json() as { id: number }).id}`;
    for (;;) {
      const { status } = (await this.insist(200, { path, token }, 'read')).json() as { status: string };
      if (status === 'done') return;
      if (status === 'failed') throw new Error(`The import of ${season} failed`);
      await pause(500);
    }
  }

  /** Asks until the answer has this status; no other than a failure of the moment may come before. */
  private async insist(wanted: number, question: Question, kind: Kind = 'write'): Promise<Answer> {
    for (;;) {
      const answer = await this.ask(kind, question);
      if (answer.status === wanted) return answer;
      if (answer.status >= 400 && answer.status < 500)
        throw new Error(`${question.path} was answered with ${answer.status}: ${answer.text}`);
      await pause(200);
    }
  }

  private async ask(kind: Kind, question: Question): Promise<Answer> {
    if (this.abandoned) throw new Error('Abandoned');
    const answer = await ask(this.door, question);
    this.ledger.note(kind, answer);
    return answer;
  }
}
