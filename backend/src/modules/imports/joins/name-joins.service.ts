import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import type { MessageAnswer } from '../../../platform/http/message-answer';
import { readTable, type TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { Clock } from '../../../platform/time/clock';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database, type NewRow } from '../../../platform/database/database';
import { pick } from '../../../platform/pick';
import { AuditService } from '../../audit/audit.service';
import type { JoinPreview, JoinWish, NameJoinRow } from '../dto/name-joins.dto';
import { NameJoin } from '../entities/name-join.entity';
import { followJoins } from '../names/joins';
import { ArchivedNames } from './archived-names';
import { NameJoins } from './name-joins';

const said = tr.nameJoins;
const COLUMNS = { id: 'join.id', sortable: {}, searchable: [] };

/** What two names come to before they are joined. */
type Pair = Omit<NewRow<NameJoin>, 'state' | 'created_by' | 'created_at'>;

/** Joins two clubs of a country, or two competitions, that are one, and takes them apart. */
@Injectable()
export class NameJoinsService {
  constructor(
    private readonly joins: NameJoins,
    private readonly names: ArchivedNames,
    private readonly audit: AuditService,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** The newest first. */
  async list(query: TableListQuery): Promise<TablePage<NameJoinRow>> {
    const joins = this.database.manager.createQueryBuilder(NameJoin, 'join');
    return (await readTable(joins, COLUMNS, query)).map((rows) => rows.map(toRow));
  }

  /**
   * What a join would be about, without making it.
   * @throws AppError as {@link join}
   */
  preview(wish: JoinWish): Promise<JoinPreview> {
    return this.database.transaction(async () => {
      await lockArchive(this.database.manager);
      const { country_name, from_name, into_name, matches } = await this.pairOf(wish);
      return { country_name, from_name, into_name, matches };
    });
  }

  /**
   * Joins two names: from then on the first is another name of the second, and its matches are those of the second.
   * Where that takes long it is answered while it goes on.
   * @throws AppError NOT_FOUND for a name that no match has, CONFLICT for equal ones, one that is joined already, or two
   * that would lead in a ring
   */
  async join(who: Identity, wish: JoinWish): Promise<NameJoinRow> {
    const { after } = await this.audit.write({ who, action: 'create', entity: 'name-joins' }, async () => {
      await lockArchive(this.database.manager);
      const row = {
        ...(await this.pairOf(wish)),
        state: 'joining' as const,
        created_by: who.username,
        created_at: this.clock.now(),
      };
      return { after: toRow({ id: await this.database.insert(NameJoin, row), ...row }) };
    });
    await this.joins.finish();
    const { state = after.state } = (await this.find(after.id)) ?? {};
    return { ...after, state, ...(wish.kind === 'club' ? { from: wish.from, into: wish.into } : {}) };
  }

  /**
   * Takes two names apart again: their matches are as they were without the join.
   * @throws AppError NOT_FOUND, CONFLICT while they are being taken apart
   */
  async part(who: Identity, id: number): Promise<MessageAnswer> {
    await this.audit.write({ who, action: 'delete', entity: 'name-joins' }, async () => {
      await lockArchive(this.database.manager);
      const row = await this.database.require(NameJoin, id);
      if (row.state === 'parting') throw new AppError('CONFLICT', { message: said.alreadyParting });
      await this.database.manager.update(NameJoin, { id }, { state: 'parting' });
      return { before: toRow(row) };
    });
    await this.joins.finish();
    return { message: (await this.find(id)) === null ? said.parted : said.parting };
  }

  private find(id: number): Promise<NameJoin | null> {
    return this.database.manager.findOneBy(NameJoin, { id });
  }

  private pairOf(wish: JoinWish): Promise<Pair> {
    return wish.kind === 'club' ? this.clubs(wish) : this.competitions(wish);
  }

  private async clubs({ country_name, from, into }: JoinWish & { kind: 'club' }): Promise<Pair> {
    const country = await this.names.country(country_name);
    if (country === null) throw refusal('NOT_FOUND', 'country_name', said.noSuchCountry(country_name));
    const keyOf = await this.names.clubKeys();
    const [fromKey, intoKey] = [keyOf(from), keyOf(into)];
    const joins = await this.joins.clubs(country);
    refuseRing(fromKey, intoKey, joins);
    const found = await this.names.club(country, fromKey);
    if (found === null) throw refusal('NOT_FOUND', 'from', said.noSuchClub(from, country));
    const target = await this.names.club(country, followJoins(joins, intoKey));
    if (target === null) throw refusal('NOT_FOUND', 'into', said.noSuchClub(into, country));
    return {
      kind: 'club',
      country_name: country,
      from_name: found.name,
      // where it is joined itself, matches show another name
      into_name: joins.has(intoKey) ? into : target.name,
      from_key: fromKey,
      into_key: intoKey,
      matches: found.matches,
    };
  }

  private async competitions({ from, into }: JoinWish & { kind: 'competition' }): Promise<Pair> {
    const joins = await this.joins.competitions();
    refuseRing(from, into, joins);
    const found = await this.names.competition(from);
    if (found === null) throw refusal('NOT_FOUND', 'from', said.noSuchCompetition);
    const target = await this.names.competition(into);
    if (target === null) throw refusal('NOT_FOUND', 'into', said.noSuchCompetition);
    const isAbroad = found.country_name !== target.country_name;
    return {
      kind: 'competition',
      country_name: target.country_name,
      from_name: (isAbroad ? `${found.country_name} · ${found.name}` : found.name).slice(0, 120),
      into_name: target.name,
      from_competition: from,
      into_competition: into,
      matches: found.matches,
    };
  }
}

/** @throws AppError CONFLICT for equal names, one that is joined already, and two that would lead in a ring */
function refuseRing<Name extends string | number>(
  from: Name,
  into: Name,
  joins: ReadonlyMap<Name, Name>,
): void {
  if (from === into) throw refusal('CONFLICT', 'into', said.sameName);
  if (joins.has(from)) throw refusal('CONFLICT', 'from', said.alreadyJoined);
  if (followJoins(joins, into) === from) throw refusal('CONFLICT', 'into', said.ring);
}

const refusal = (code: 'NOT_FOUND' | 'CONFLICT', field: string, message: string) =>
  new AppError(code, { message, fields: { [field]: message } });

function toRow(
  row: { id: number } & Pair & Pick<NewRow<NameJoin>, 'state' | 'created_by'> & { created_at: Date },
): NameJoinRow {
  const isClub = row.kind === 'club';
  return {
    ...pick(row, 'id', 'kind', 'country_name', 'from_name', 'into_name', 'matches', 'state'),
    from: isClub ? row.from_name : row.from_competition!,
    into: isClub ? row.into_name : row.into_competition!,
    created_by: row.created_by ?? null,
    created_at: row.created_at.toISOString(),
  };
}
