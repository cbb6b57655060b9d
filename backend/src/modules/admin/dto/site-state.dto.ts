import { IsIn } from 'class-validator';
import { tr } from '../../../platform/locale/tr';
import { type StartProblem } from '../site-state/start-problems';
import type { Instant, Integer } from '../../../platform/wire-types';

const WAITING = ['send', 'drop'] as const;

export class HeldDto {
  /** When the copy was restored. */
  since: Instant;
  /** Mails that waited when the backup was made. */
  mails: Integer;
  /** Telegram messages that waited then. */
  messages: Integer;
  /** Newsletters that were being queued then. */
  newsletters: Integer;
}

/** What may stop working by itself; the panel's list of mails says why. */
export const FAILING = ['mail', 'telegram'] as const;

export class RunningDto {
  /** Of the build, as the changelog counts. */
  running: string;
  built_at: Instant | null;
}

export class SiteStateDto {
  /** What is still to be set; in production only. */
  problems: StartProblem[];
  /** What worked before and does not now. */
  failing: (typeof FAILING)[number][];
  /** A restored copy that nothing leaves: no mail, no Telegram message, no feed. */
  held: HeldDto | null;
  version: RunningDto;
}

export class ReleaseDto {
  /** What becomes of what waited when the backup was made. */
  @IsIn(WAITING, { message: tr.siteState.waiting })
  waiting: (typeof WAITING)[number];
}
