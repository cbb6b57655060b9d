import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import type { MessageAnswer } from '../../../common/http/message-answer';
import type { TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { tr } from '../../../common/locale/tr';
import { lockArchive } from '../../../database/archive-revision';
import { Database, type NewRow } from '../../../database/database';
import { isDuplicateKey } from '../../../database/dialects';
import { type AdminWriteResult, AuditService } from '../../audit/audit.service';
import { TEAM_ALIASES } from '../../imports/names/team-aliases';
import { teamKey } from '../../imports/names/team-key';
import type { TeamAlias } from '../../odds/entities/team-alias.entity';
import { ArchiveNames } from '../../odds/sql/archive-names';
import type { TeamAliasFormDto, TeamAliasRow } from '../dto/archive-names.dto';

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
    private readonly database: Database,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<TeamAliasRow>> {
    return (await this.names.readTeamAliases(query)).map((rows) => rows.map(toRow));
  }

  /** @throws AppError VALIDATION_FAILED, CONFLICT for an alias that is there, or one of a chain of aliases */
  async add(who: Identity, form: TeamAliasFormDto): Promise<TeamAliasRow> {
    const values = aliasValues(form);
    const { after } = await this.write(who, 'create', async () => {
      await this.refuseChain(values);
      return { after: toRow({ id: await this.names.addTeamAlias(values), ...values }) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for a built-in alias's spelling, or as `add` */
  async change(who: Identity, id: number, form: TeamAliasFormDto): Promise<TeamAliasRow> {
    const values = aliasValues(form);
    const { after } = await this.write(who, 'update', async () => {
      const before = await this.require(id);
      if (before.built_in && values.alias_folded !== before.alias) throw conflict('alias', said.builtIn);
      await this.refuseChain(values);
      await this.names.changeTeamAlias(id, values);
      return { before, after: toRow({ id, ...values }) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND, CONFLICT for a built-in alias: the next import would bring it back */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    await this.write(who, 'delete', async () => {
      const before = await this.require(id);
      if (before.built_in) throw new AppError('CONFLICT', { message: said.builtIn });
      await this.names.removeTeamAlias(id);
      return { before };
    });
    return { message: tr.rows.deleted };
  }

  /** An alias stands for a team's own name, never for another alias. */
  private async refuseChain({ alias_folded: alias, name_folded: name }: NewRow<TeamAlias>): Promise<void> {
    if (await this.names.isTeamAlias(name)) throw conflict('name', said.chain);
    if (await this.names.isTeamName(alias)) throw conflict('alias', said.target);
  }

  private async require(id: number): Promise<TeamAliasRow> {
    const row = await this.names.findTeamAlias(id);
    if (!row) throw new AppError('NOT_FOUND');
    return toRow(row);
  }

  private async write<Result extends AdminWriteResult>(
    who: Identity,
    action: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.audit.write({ who, action, entity: 'team-aliases' }, async () => {
        await lockArchive(this.database.manager);
        return work();
      });
    } catch (error) {
      throw isDuplicateKey(error) ? conflict('alias', said.aliasTaken) : error;
    }
  }
}

const conflict = (field: string, message: string) =>
  new AppError('CONFLICT', { message, fields: { [field]: message } });

/** @throws AppError VALIDATION_FAILED for names without letters, or an alias that is written like its name */
function aliasValues({ alias, name }: TeamAliasFormDto): NewRow<TeamAlias> {
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
