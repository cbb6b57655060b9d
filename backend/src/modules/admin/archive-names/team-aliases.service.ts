import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import type { MessageAnswer } from '../../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import { lockArchive } from '../../../database/archive-revision';
import { isDuplicateKey } from '../../../database/dialects';
import { inTransaction } from '../../../database/transaction';
import { AuditService } from '../../audit/audit.service';
import { TEAM_ALIASES } from '../../imports/names/team-aliases';
import { teamKey } from '../../imports/names/team-key';
import { ArchiveNames } from '../../odds/archive-names';
import type { TeamAlias } from '../../odds/entities/team-alias.entity';
import type { TeamAliasFormDto, TeamAliasRow } from './archive-names.dto';

const TABLE = 'team-aliases';
const said = tr.archiveNames;
const BUILT_IN: ReadonlySet<string> = new Set(TEAM_ALIASES.map(({ alias }) => alias));

/**
 * Other spellings of teams. They decide which rows of an import are one match, from the next import on; matches that
 * are stored under another spelling are found by it.
 */
@Injectable()
export class TeamAliasesService {
  constructor(
    private readonly names: ArchiveNames,
    private readonly audit: AuditService,
    private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<TeamAliasRow>> {
    const { rows, total } = await this.names.readTeamAliases(query);
    return { rows: rows.map(toRow), total };
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT for an alias that is there, or one of a chain of aliases */
  add(who: Identity, form: TeamAliasFormDto): Promise<TeamAliasRow> {
    const values = aliasValues(form);
    return this.write(async (manager) => {
      await this.refuseChain(manager, values);
      const after = toRow({ id: await this.names.insertTeamAlias(manager, values), ...values });
      await this.audit.record(manager, { who, action: 'create', entity: TABLE, entityId: after.id, after });
      return after;
    });
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for a built-in alias's spelling, or as `add` */
  change(who: Identity, id: number, form: TeamAliasFormDto): Promise<TeamAliasRow> {
    const values = aliasValues(form);
    return this.write(async (manager) => {
      const before = await this.require(manager, id);
      if (before.built_in && values.alias_folded !== before.alias) throw conflict('alias', said.builtIn);
      await this.refuseChain(manager, values);
      await this.names.updateTeamAlias(manager, id, values);
      const after = toRow({ id, ...values });
      await this.audit.record(manager, { who, action: 'update', entity: TABLE, entityId: id, before, after });
      return after;
    });
  }

  /** @throws AppError NOT_FOUND, CONFLICT for a built-in alias: the next import would bring it back */
  remove(who: Identity, id: number): Promise<MessageAnswer> {
    return this.write(async (manager) => {
      const before = await this.require(manager, id);
      if (before.built_in) throw new AppError('CONFLICT', { message: said.builtIn });
      await this.names.removeTeamAlias(manager, id);
      await this.audit.record(manager, { who, action: 'delete', entity: TABLE, entityId: id, before });
      return { message: tr.rows.deleted };
    });
  }

  /** An alias stands for a team's own name, never for another alias. */
  private async refuseChain(manager: EntityManager, values: Omit<TeamAlias, 'id'>): Promise<void> {
    if (await this.names.isTeamAlias(manager, values.name_folded)) throw conflict('name', said.chain);
    if (await this.names.isTeamName(manager, values.alias_folded)) throw conflict('alias', said.target);
  }

  private async require(manager: EntityManager, id: number): Promise<TeamAliasRow> {
    const row = await this.names.findTeamAlias(manager, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toRow(row);
  }

  private async write<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, async (manager) => {
        await lockArchive(manager);
        return work(manager);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? conflict('alias', said.aliasTaken) : error;
    }
  }
}

const conflict = (field: string, message: string) =>
  new AppError('CONFLICT', { message, fields: { [field]: message } });

/** @throws AppError VALIDATION_FAILED for names without letters, or an alias that is written like its name */
function aliasValues({ alias, name }: TeamAliasFormDto): Omit<TeamAlias, 'id'> {
  const values = { alias_folded: teamKey(alias), name, name_folded: teamKey(name) };
  const refuse = (field: string, sentence: string) =>
    new AppError('VALIDATION_FAILED', { fields: { [field]: sentence } });
  if (values.alias_folded === '') throw refuse('alias', said.noLetters);
  if (values.name_folded === '') throw refuse('name', said.noLetters);
  if (values.alias_folded.length > 100) throw refuse('alias', said.aliasTooLong(100));
  if (values.name_folded.length > 100) throw refuse('name', said.nameTooLong(100));
  if (values.alias_folded === values.name_folded) throw refuse('alias', said.sameAsName);
  return values;
}

function toRow({ id, alias_folded, name }: TeamAlias): TeamAliasRow {
  return { id, alias: alias_folded, name, built_in: BUILT_IN.has(alias_folded) };
}
