import { Injectable } from '@nestjs/common';
import { setImmediate } from 'node:timers/promises';
import { In, type SelectQueryBuilder } from 'typeorm';
import { NEEDED_EACH } from '../../../../archive/statistics/evidence';
import { epochOfStored } from '../../../../platform/database/stored-instant';
import { pick } from '../../../../platform/pick';
import { Archive, type Asker } from '../../../../archive/client';
import { foldText } from '../../../../platform/text/fold';
import { Clock } from '../../../../platform/time/clock';
import { Database } from '../../../../platform/database/database';
import { INVENTED_AFTER } from '../../../../platform/database/invented/invented';
import type {
  EditorFiguresDto,
  EditorPicksPage,
  EditorRecordDto,
  EditorsAnswer,
  EditorSummaryDto,
} from '../dto/editors.dto';
import { PickRecordRow } from '../entities/pick-record-row.entity';
import { PickRecordRepository } from '../entities/pick-record.repository';
import { PickSelection } from '../entities/pick-selection.entity';
import { WithdrawnPick } from '../entities/withdrawn-pick.entity';
import { PickSettlement } from '../entities/pick-settlement.entity';
import { RecordedMatches } from '../archive/recorded-matches';
import { byKickOff, pendingPick, recordedPick, withPlace } from './editor-pick';
import { COUPON_SELECTIONS } from './coupons';
import { type CountedPick, firstOfEach, type RecordFigures, recordFigures } from './record-figures';
import { RepeatedPicks } from './repeated-picks';

/** Rows of the record that are read at once: few enough that other answers don't wait. */
const AT_ONCE = 2_000;

const MINUTE = 60_000;

/** Settled selections from which on an author's record is one that is looked at. */
const JUDGED_FROM = 30;

/** A selection for the figures of its author. */
interface AuthoredPick extends CountedPick {
  readonly author: string;
  /** Instant of its publication, as the database has it. */
  readonly locked_at: Date | string;
}

/** A row of the record with its author, as it is settled now. */
interface RecordedPick extends AuthoredPick {
  readonly seq: number;
}

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
    private readonly database: Database,
    private readonly recorded: PickRecordRepository,
    private readonly matches: RecordedMatches,
    private readonly archive: Archive,
    private readonly clock: Clock,
    private readonly repeated: RepeatedPicks,
  ) {}

  /** Every name on the record, once for each spelling. */
  async authors(): Promise<string[]> {
    const rows = await this.database.manager
      .createQueryBuilder(PickRecordRow, 'row')
      .select('row.author', 'author')
      .distinct(true)
      .getRawMany<{ author: string }>();
    return rows.map(({ author }) => author);
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
    const { of, needed } = await this.figures();
    const rows = await this.countedRows(await this.spellingsOf(author));
    const matchOf = await this.matches.find(rows);
    const picked = rows.flatMap(({ seq, odds_column: column, odd }) => {
      const match = matchOf.get(seq);
      return match === undefined ? [] : [{ match, column, odd }];
    });
    // matches kick off while nothing else changes
    const minute = new Date(Math.floor(this.clock.now().getTime() / MINUTE) * MINUTE).toISOString();
    const closing_line = await this.archive.askFor({ kind: 'closing-line', picked, now: minute }, asker);
    const withdrawn = await this.database.manager.countBy(WithdrawnPick, { author_folded: foldText(author) });
    const { evidence: value, ...figures } = of(author);
    return { author, ...figures, evidence: { value, needed }, closing_line, withdrawn };
  }

  /** A page of an author's selections, the latest kick-off first. Posts that are deleted still have their id. */
  async picks(author: string, page: number, perPage: number): Promise<EditorPicksPage> {
    const pending = await this.pendingOf(foldText(author));
    const spellings = await this.spellingsOf(author);
    const from = (page - 1) * perPage;
    // all that can come before the page among those that can still be changed is in front of it
    const skipped = Math.max(0, from - pending.length);
    const seqs = await this.recordedPage(spellings, skipped, from + perPage - skipped);
    const recorded = await this.recorded.settled(seqs);
    const repeated = await this.repeated.among([...pending, ...recorded.map(({ row }) => row)]);
    const picks = [
      ...pending.map((each) => pendingPick(each, repeated.has(each))),
      ...recorded.map((each) => recordedPick(each, repeated.has(each.row))),
    ].sort(byKickOff);
    return {
      picks: picks.slice(from - skipped, from - skipped + perPage).map(withPlace),
      total: pending.length + (await this.countRecorded(spellings)),
    };
  }

  /** Ids of the posts of which every selection that is not void has won, the latest on record first, invented ones last. */
  async wonCoupons(): Promise<number[]> {
    const rows = await this.withState()
      .select('row.post_id', 'post_id')
      .groupBy('row.post_id')
      .having('COUNT(*) >= :selections', { selections: COUPON_SELECTIONS })
      .andHaving("SUM(CASE WHEN last.state = 'won' THEN 1 ELSE 0 END) > 0")
      .andHaving("SUM(CASE WHEN last.state IN ('won', 'void') THEN 0 ELSE 1 END) = 0")
      .orderBy(`CASE WHEN MAX(row.seq) > ${INVENTED_AFTER} THEN 1 ELSE 0 END`)
      .addOrderBy('MAX(row.seq)', 'DESC')
      .getRawMany<{ post_id: number }>();
    return rows.map(({ post_id }) => post_id);
  }

  private async spellingsOf(author: string): Promise<string[]> {
    const wanted = foldText(author);
    return (await this.authors()).filter((name) => foldText(name) === wanted);
  }

  /** The figures of all authors, which are kept while neither a selection nor its state changes. */
  private async figures() {
    const pending = await this.pending();
    const counts = await this.counts();
    const state = JSON.stringify([counts, pending]);
    if (this.kept?.state !== state) this.kept = { state, all: this.makeFigures(pending) };
    const { kept } = this;
    kept.all.catch(() => {
      if (this.kept === kept) this.kept = null;
    });
    const all = await kept.all;
    const of = (author: string): RecordFigures => all.get(foldText(author))?.figures ?? recordFigures([]);
    const judged = [...all.values()].filter(({ figures }) => figures.settled >= JUDGED_FROM);
    return { all, of, needed: NEEDED_EACH * Math.max(1, judged.length) };
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
      const part = await this.recordedAfter(after, AT_ONCE);
      part.forEach(add);
      if (part.length < AT_ONCE) break;
      after = part.at(-1)!.seq;
      await setImmediate();
    }
    pending.forEach(add);
    const all = new Map<string, AuthorFigures>();
    for (const [key, picks] of byAuthor) {
      const published = picks.toSorted((one, other) => instantOf(one) - instantOf(other));
      all.set(key, { author: picks.at(-1)!.author, figures: recordFigures(published) });
      await setImmediate();
    }
    return all;
  }

  /** How many rows the record has, its highest number, and how many settlements: equal ones mean that nothing changed. */
  private async counts(): Promise<[rows: number, last: number | null, settlements: number]> {
    const { manager } = this.database;
    const last = await manager.maximum(PickRecordRow, 'seq');
    return [await manager.count(PickRecordRow), last, await manager.count(PickSettlement)];
  }

  /** Rows of the record in their order, from the one after `seq`. */
  private recordedAfter(seq: number, limit: number): Promise<RecordedPick[]> {
    return this.withState()
      .where('row.seq > :seq', { seq })
      .orderBy('row.seq')
      .limit(limit)
      .getRawMany<RecordedPick>();
  }

  /** The selections that can still be changed. */
  private async pending(): Promise<AuthoredPick[]> {
    const rows = await this.selections().getMany();
    return rows.map(({ post, ...row }) => ({
      author: post.author,
      ...pick(row, 'post_id', 'match_id', 'match_date', 'match_time', 'odds_column', 'odd'),
      ...pick(row, 'odd_at', 'probability', 'locked_at'),
      state: 'open',
    }));
  }

  /** The selections that can still be changed, on posts of authors as folded. */
  private pendingOf(authorFolded: string): Promise<PickSelection[]> {
    return this.selections().where('post.author_folded = :authorFolded', { authorFolded }).getMany();
  }

  /** How many rows of the record have one of these authors. */
  private countRecorded(authors: readonly string[]): Promise<number> {
    return this.database.manager.countBy(PickRecordRow, { author: In([...authors]) });
  }

  /** Places in the record of rows of these authors, the latest kick-off first. */
  private async recordedPage(authors: readonly string[], skip: number, take: number): Promise<number[]> {
    const rows = await this.database.manager.find(PickRecordRow, {
      select: { seq: true },
      where: { author: In([...authors]) },
      order: { match_date: 'DESC', match_time: 'DESC', seq: 'DESC' },
      skip,
      take,
    });
    return rows.map(({ seq }) => seq);
  }

  /** Rows of these authors that count and are not void, in the order of their publication. */
  private async countedRows(authors: readonly string[]): Promise<PickRecordRow[]> {
    if (authors.length === 0) return [];
    const { manager } = this.database;
    const rows = await manager.find(PickRecordRow, {
      where: { author: In([...authors]) },
      order: { locked_at: 'ASC', seq: 'ASC' },
    });
    const settled = await manager
      .createQueryBuilder(PickSettlement, 'last')
      .innerJoin(PickRecordRow, 'row', 'row.seq = last.seq')
      .select('last.seq', 'seq')
      .where("last.is_current = 1 AND last.state = 'void' AND row.author IN (:...authors)", { authors })
      .getRawMany<{ seq: number }>();
    const voids = new Set(settled.map(({ seq }) => seq));
    return firstOfEach(rows).filter(({ seq }) => !voids.has(seq));
  }

  private withState(): SelectQueryBuilder<PickRecordRow> {
    return this.database.manager
      .createQueryBuilder(PickRecordRow, 'row')
      .leftJoin(PickSettlement, 'last', LAST)
      .select('row.seq', 'seq')
      .addSelect('row.author', 'author')
      .addSelect('row.post_id', 'post_id')
      .addSelect('row.match_id', 'match_id')
      .addSelect('row.match_date', 'match_date')
      .addSelect('row.match_time', 'match_time')
      .addSelect('row.odds_column', 'odds_column')
      .addSelect('row.odd', 'odd')
      .addSelect('row.odd_at', 'odd_at')
      .addSelect('row.probability', 'probability')
      .addSelect('row.locked_at', 'locked_at')
      .addSelect("COALESCE(last.state, 'open')", 'state');
  }

  private selections(): SelectQueryBuilder<PickSelection> {
    return this.database.manager
      .createQueryBuilder(PickSelection, 'selection')
      .innerJoinAndSelect('selection.post', 'post')
      .orderBy('selection.id');
  }
}

const publicFigures = (author: string, figures: RecordFigures): EditorFiguresDto => ({
  author,
  ...pick(figures, 'picks', 'settled', 'won', 'mean_odd', 'profit', 'return_rate', 'return_low'),
  ...pick(figures, 'return_high', 'plays', 'coupons'),
});

const instantOf = ({ locked_at }: AuthoredPick): number => epochOfStored(locked_at);

const collator = new Intl.Collator('tr');
const compare = (one: EditorFiguresDto, other: EditorFiguresDto): number =>
  collator.compare(one.author, other.author);

const LAST = 'last.seq = row.seq AND last.is_current = 1';
