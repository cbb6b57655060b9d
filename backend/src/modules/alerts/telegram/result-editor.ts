import { Injectable, Logger } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { SELECT_REVISION } from '../../../platform/database/archive-revision';
import { Jobs } from '../../../platform/background/jobs';
import { nextAttempt } from '../../../platform/background/next-attempt';
import { addDays, istanbulDate } from '../../../platform/time/istanbul';
import { Clock } from '../../../platform/time/clock';
import { MailService } from '../../delivery/mail/mail.service';
import { MatchesService } from '../../odds/matches.service';
import { errorText } from '../../delivery/outbox/queue/outbox-worker';
import { Outbox, type Outcome } from '../../delivery/outbox/queue/outbox';
import type { OutboxMessage } from '../../delivery/outbox/entities/outbox-message.entity';
import type { TelegramPart } from '../entities/telegram-part.entity';
import { textHash, TelegramPartsRepository } from '../entities/telegram-parts.repository';
import type { AlertMessage } from '../message/alert-message';
import { BotApi } from './bot-api';
import { partText } from './message-text';
import { CHAT_GAP, Pace } from './pace';
import { TelegramProblem } from './telegram-problem';

/** Days after a match in which its result, and corrections of it, are entered into messages. */
const DAYS = 7;
const DAY = 24 * 60 * 60_000;

type Changed = Awaited<ReturnType<MatchesService['scoresOf']>>[number];

/** Enters results into messages that have been sent, as soon as the archive has them. */
@Injectable()
export class ResultEditor {
  private readonly logger = new Logger(ResultEditor.name);
  /** Revision of the archive up to which all results are entered, as far as this process knows. */
  private revision = -1;

  constructor(
    private readonly api: BotApi,
    private readonly outbox: Outbox,
    private readonly parts: TelegramPartsRepository,
    private readonly matches: MatchesService,
    private readonly mail: MailService,
    private readonly pace: Pace,
    private readonly clock: Clock,
    jobs: Jobs,
  ) {
    if (api.botId === null) return;
    jobs.add({
      name: 'telegram-results',
      isOutgoing: true,
      irreversible: true,
      sign: () => ({ begins: 'on change', sql: `(${SELECT_REVISION})` }),
      retryAfter: 5_000,
      run: (signal) => this.enterResults(signal),
    });
  }

  /** @returns false when something is left for later */
  private async enterResults(signal: AbortSignal): Promise<boolean> {
    const today = istanbulDate(this.clock.now());
    const days = { from: addDays(today, -DAYS), to: today };
    const { revision, matches } = await this.matches.changedSince(this.revision, days);
    let left = 0;
    for (const messageId of await this.outdatedBy(matches)) {
      if (signal.aborted || !(await this.pace.isOpen())) return false;
      if (!(await this.bringUpToDate(messageId, signal))) left += 1;
    }
    if (left === 0) this.revision = revision;
    return left === 0;
  }

  /** Messages that don't show what is known of these matches. */
  private async outdatedBy(matches: readonly Changed[]): Promise<Set<number>> {
    const byId = new Map(matches.map((match) => [match.id, match]));
    const after = new Date(this.clock.now().getTime() - (DAYS + 2) * DAY);
    const sent = await this.parts.toldSince([...byId.keys()], after);
    const outdated = sent.filter(({ match_id, revision, has_result }) => {
      const match = byId.get(match_id)!;
      return match.revision > revision && (has_result || isPlayed(match));
    });
    return new Set(outdated.map(({ message_id }) => message_id));
  }

  /** False when something is left for later. */
  private async bringUpToDate(id: number, signal: AbortSignal): Promise<boolean> {
    if (!(await this.outbox.claimSent(id))) return false;
    let isDone = true;
    await this.outbox.settle(id, async (claimLost) => {
      const message = (await this.outbox.find(id))!;
      try {
        await this.edit(id, AbortSignal.any([signal, claimLost]));
        return { attempts: 0 };
      } catch (error) {
        isDone = false;
        if (signal.aborted) return {};
        if (!(error instanceof TelegramProblem)) throw error;
        return this.afterProblem(message, error);
      }
    });
    return isDone;
  }

  private async edit(messageId: number, signal: AbortSignal): Promise<void> {
    let isFirst = true;
    for (const part of await this.parts.ofMessage(messageId)) {
      const { text, known } = await this.textNow(part);
      if (textHash(text) !== part.text_hash) {
        if (!isFirst) await sleep(CHAT_GAP, undefined, { signal });
        isFirst = false;
        await this.pace.turn(signal);
        await this.api.edit(part.chat_id, part.telegram_id, text, signal).catch(unlessUnchanged);
      }
      await this.parts.setText(part.id, text, known);
    }
  }

  /** The text of a part with the results of now, and what is known of its matches. */
  private async textNow(part: TelegramPart) {
    const content = JSON.parse(part.told) as AlertMessage;
    const ids = content.filters.flatMap((filter) => filter.matches.map(({ id }) => id));
    const moved = await this.matches.follow(ids);
    const now = (id: number): number => moved.get(id) ?? id;
    const matches = await this.matches.scoresOf([...new Set(ids.map(now))]);
    const byId = new Map(matches.map((match) => [match.id, match]));
    const results = new Map(
      ids.flatMap((id) => (byId.has(now(id)) ? [[id, byId.get(now(id))!] as const] : [])),
    );
    return {
      text: partText(content, part.position, this.mail.siteUrl, results),
      known: matches.map((match) => ({
        match_id: match.id,
        revision: match.revision,
        has_result: isPlayed(match),
      })),
    };
  }

  private async afterProblem(message: OutboxMessage, problem: TelegramProblem): Promise<Outcome> {
    const last_error = errorText(problem);
    if (problem.kind === 'flood') {
      await this.pace.rest(problem.retryAfter * 1000);
      return { last_error };
    }
    const attempts = message.attempts + 1;
    const again = problem.isPassing ? nextAttempt(attempts) : null;
    if (again !== null) return { attempts, dueIn: again, last_error };
    await this.parts.giveUp(message.id);
    this.logger.warn(
      { message: message.id, reason: last_error },
      'Results in a Telegram message were given up',
    );
    return { attempts: 0, last_error };
  }
}

const isPlayed = ({ home_ft_score: home, away_ft_score: away }: Changed): boolean =>
  home !== null && away !== null;

/** The text stood there already: an edit before was not recorded. */
function unlessUnchanged(error: unknown): void {
  if (!(error instanceof TelegramProblem && error.kind === 'unchanged')) throw error;
}
