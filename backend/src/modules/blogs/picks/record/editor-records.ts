import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { Archive, type Asker } from '../../../../archive/client';
import { foldText } from '../../../../platform/text/fold';
import { Clock } from '../../../../platform/time/clock';
import type {
  EditorFiguresDto,
  EditorPicksPage,
  EditorRecordDto,
  EditorsAnswer,
  EditorSummaryDto,
} from '../dto/editors.dto';
import { type AuthoredPick, EditorPicksRepository } from '../entities/editor-picks.repository';
import { PickRecordRepository } from '../entities/pick-record.repository';
import { RecordedMatches } from '../archive/recorded-matches';
import { byKickOff, pendingPick, recordedPick, withPlace } from './editor-pick';
import { COUPON_SELECTIONS, type RecordFigures, recordFigures } from './record-figures';

/** Rows of the record that are read at once: few enough that other answers don't wait. */
const AT_ONCE = 2_000;

const MINUTE = 60_000;

/** An author's figures, under the spelling of the latest selection. */
interface AuthorFigures {
  readonly author: string;
  readonly figures: RecordFigures;
}

type AllFigures = ReadonlyMap<string, AuthorFigures>;

/** What the selections of editors come to. Authors are named as they stand on posts; spellings fold alike. */
@Injectable()
export class EditorRecords {
  /** As of the last counts. */
  private kept: { readonly state: string; readonly all: Promise<AllFigures> } | null = null;

  constructor(
    private readonly repository: EditorPicksRepository,
    private readonly recorded: PickRecordRepository,
    private readonly matches: RecordedMatches,
    private readonly archive: Archive,
    private readonly clock: Clock,
  ) {}

  /** Names on the record, once for each spelling. */
  authors(): Promise<string[]> {
    return this.repository.authors();
  }

  /** All authors who have a selection, the one with most of them first. */
  async list(): Promise<EditorsAnswer> {
    const { all } = await this.figures();
    const editors = [...all.values()].map(({ author, figures }) => publicFigures(author, figures));
    return { editors: editors.sort((one, other) => other.picks - one.picks || compare(one, other)) };
  }

  async summary(author: string): Promise<EditorSummaryDto> {
    const { of } = await this.figures();
    const figures = of(author);
    return { ...publicFigures(author, figures), curve: figures.curve };
  }

  async record(author: string, asker: Asker): Promise<EditorRecordDto> {
    const { of } = await this.figures();
    const rows = await this.repository.rowsNotVoid(await this.spellingsOf(author));
    const matchOf = await this.matches.find(rows);
    const picked = rows.flatMap(({ seq, odds_column: column, odd }) => {
      const match = matchOf.get(seq);
      return match === undefined ? [] : [{ match, column, odd }];
    });
    // matches kick off while nothing else changes
    const minute = new Date(Math.floor(this.clock.now().getTime() / MINUTE) * MINUTE).toISOString();
    const closing_line = await this.archive.askFor({ kind: 'closing-line', picked, now: minute }, asker);
    return { author, ...of(author), closing_line };
  }

  /** A page of an author's selections, the latest kick-off first. Posts that are deleted still have their id. */
  async picks(author: string, page: number, perPage: number): Promise<EditorPicksPage> {
    const pending = await this.repository.pendingOf(foldText(author));
    const spellings = await this.spellingsOf(author);
    const from = (page - 1) * perPage;
    // all that can come before the page among those that can still be changed is in front of it
    const skipped = Math.max(0, from - pending.length);
    const seqs = await this.repository.recordedPage(spellings, skipped, from + perPage - skipped);
    const recorded = await this.recorded.settled(seqs);
    const picks = [...pending.map(pendingPick), ...recorded.map(recordedPick)].sort(byKickOff);
    return {
      picks: picks.slice(from - skipped, from - skipped + perPage).map(withPlace),
      total: pending.length + (await this.repository.countRecorded(spellings)),
    };
  }

  /** Ids of the posts whose coupon is won, the latest on record first; some of the posts may be deleted. */
  wonCoupons(): Promise<number[]> {
    return this.repository.wonCoupons(COUPON_SELECTIONS);
  }

  private async spellingsOf(author: string): Promise<string[]> {
    const wanted = foldText(author);
    return (await this.repository.authors()).filter((name) => foldText(name) === wanted);
  }

  /** The figures of all authors, which are kept while neither a selection nor its state changes. */
  private async figures() {
    const pending = await this.repository.pending();
    const counts = await this.repository.counts();
    const state = JSON.stringify([counts, pending]);
    if (this.kept?.state !== state) this.kept = { state, all: this.makeFigures(pending) };
    const { kept } = this;
    kept.all.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    const all = await kept.all;
    const of = (author: string): RecordFigures => all.get(foldText(author))?.figures ?? recordFigures([]);
    return { all, of };
  }

  private async makeFigures(pending: readonly AuthoredPick[]): Promise<AllFigures> {
    const byAuthor = new Map<string, AuthoredPick[]>();
    const add = (pick: AuthoredPick): void => {
      const key = foldText(pick.author);
      const picks = byAuthor.get(key);
      if (picks === undefined) byAuthor.set(key, [pick]);
      else picks.push(pick);
    };
    for (let after = 0; ;) {
      const part = await this.repository.recordedAfter(after, AT_ONCE);
      part.forEach(add);
      if (part.length < AT_ONCE) break;
      after = part.at(-1)!.seq;
      await setImmediate();
    }
    pending.forEach(add);
    const all = new Map<string, AuthorFigures>();
    for (const [key, picks] of byAuthor) {
      all.set(key, { author: picks.at(-1)!.author, figures: recordFigures(picks) });
      await setImmediate();
    }
    return all;
  }
}

function publicFigures(author: string, figures: RecordFigures): EditorFiguresDto {
  const { picks, settled, won, mean_odd, profit, return_rate, return_low, return_high } = figures;
  return { author, picks, settled, won, mean_odd, profit, return_rate, return_low, return_high };
}

const collator = new Intl.Collator('tr');
const compare = (one: EditorFiguresDto, other: EditorFiguresDto): number =>
  collator.compare(one.author, other.author);
