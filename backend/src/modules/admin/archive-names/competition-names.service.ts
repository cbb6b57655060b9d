import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import type { MessageAnswer } from '../../../common/http/message-answer';
import type { TableListQuery } from '../../../common/http/table-list';
import type { TablePage } from '../../../common/http/table-page';
import { tr } from '../../../common/locale/tr';
import { foldText } from '../../../common/text/fold';
import { lockArchive } from '../../../database/archive-revision';
import { Database } from '../../../database/database';
import { isDuplicateKey } from '../../../database/dialects';
import { type AdminWrite, type AdminWriteResult, AuditService } from '../../audit/audit.service';
import { competitionAliasKey } from '../../imports/names/bulletin-league';
import { COMPETITION_ALIASES } from '../../imports/names/competition-aliases';
import type { CompetitionAlias } from '../../odds/entities/competition-alias.entity';
import type { Competition } from '../../odds/entities/competition.entity';
import { ArchiveNames } from '../../odds/sql/archive-names';
import type {
  CompetitionAliasFormDto,
  CompetitionAliasRow,
  CompetitionFormDto,
  CompetitionRow,
} from '../dto/archive-names.dto';

const said = tr.archiveNames;
const BUILT_IN: ReadonlySet<string> = new Set(
  Object.values(COMPETITION_ALIASES).flatMap((aliases) => aliases.map((alias) => foldText(alias))),
);

/** Names of competitions, and the other spellings under which imports find them. Writers hold the archive's lock. */
@Injectable()
export class CompetitionNamesService {
  constructor(
    private readonly names: ArchiveNames,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<CompetitionRow>> {
    return (await this.names.readCompetitions(query)).map(async (rows) => {
      const counts = await this.names.matchCounts(rows.map((row) => row.id));
      return rows.map((row) => toRow(row, counts));
    });
  }

  /**
   * Renames a competition; its matches show and are found under the new name at once. The old name stays as an alias,
   * so that imports which still use it find the competition.
   * @throws AppError NOT_FOUND, CONFLICT when the country has another one of that name
   */
  async rename(who: Identity, id: number, form: CompetitionFormDto): Promise<CompetitionRow> {
    const taken = () => new AppError('CONFLICT', conflict('name', said.competitionTaken));
    const values = {
      country_name: form.country_name,
      country_folded: folded(form.country_name, 'country_name', 60),
      name: form.name,
      name_folded: folded(form.name, 'name', 120),
    };
    const about = { who, action: 'update', entity: 'competitions' };
    const { after } = await this.write(about, taken, async () => {
      const before = await this.names.findCompetition(id);
      if (!before) throw new AppError('NOT_FOUND');
      const counts = await this.names.matchCounts([id]);
      await this.names.changeCompetition(id, values);
      await this.keepOldName(before);
      return { before: toRow(before, counts), after: toRow({ ...before, ...values }, counts) };
    });
    return after;
  }

  async listAliases(query: TableListQuery): Promise<TablePage<CompetitionAliasRow>> {
    return (await this.names.readCompetitionAliases(query)).map((rows) => rows.map(toAliasRow));
  }

  /** @throws AppError VALIDATION_FAILED for a competition that isn't there, CONFLICT for an alias that is */
  async addAlias(who: Identity, form: CompetitionAliasFormDto): Promise<CompetitionAliasRow> {
    const alias_folded = folded(form.alias, 'alias', 180);
    const { after } = await this.writeAlias(who, 'create', async () => {
      await this.requireCompetition(form.competition_id);
      const row = { alias_folded, competition_id: form.competition_id };
      return { after: await this.aliasRow(await this.names.addCompetitionAlias(row)) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for a built-in alias's spelling or one that is taken */
  async changeAlias(who: Identity, id: number, form: CompetitionAliasFormDto): Promise<CompetitionAliasRow> {
    const alias_folded = folded(form.alias, 'alias', 180);
    const { after } = await this.writeAlias(who, 'update', async () => {
      const before = await this.aliasRow(id);
      if (before.built_in && before.alias !== alias_folded)
        throw new AppError('CONFLICT', conflict('alias', said.builtIn));
      await this.requireCompetition(form.competition_id);
      const row = { alias_folded, competition_id: form.competition_id };
      await this.names.changeCompetitionAlias(id, row);
      return { before, after: await this.aliasRow(id) };
    });
    return after;
  }

  /** @throws AppError NOT_FOUND, CONFLICT for a built-in alias: the next import would bring it back */
  async removeAlias(who: Identity, id: number): Promise<MessageAnswer> {
    await this.writeAlias(who, 'delete', async () => {
      const before = await this.aliasRow(id);
      if (before.built_in) throw new AppError('CONFLICT', { message: said.builtIn });
      await this.names.removeCompetitionAlias(id);
      return { before };
    });
    return { message: tr.rows.deleted };
  }

  private async keepOldName({ id, country_name, name }: Competition): Promise<void> {
    const alias_folded = competitionAliasKey(country_name, name);
    if (await this.names.hasCompetitionAlias(alias_folded)) return;
    await this.names.addCompetitionAlias({ alias_folded, competition_id: id });
  }

  private async requireCompetition(id: number): Promise<void> {
    if (await this.names.findCompetition(id)) return;
    throw new AppError('VALIDATION_FAILED', { fields: { competition_id: said.noSuchCompetition } });
  }

  private async aliasRow(id: number): Promise<CompetitionAliasRow> {
    const row = await this.names.findCompetitionAlias(id);
    if (!row) throw new AppError('NOT_FOUND');
    return toAliasRow(row);
  }

  private writeAlias<Result extends AdminWriteResult>(
    who: Identity,
    action: string,
    work: () => Promise<Result>,
  ): Promise<Result> {
    const taken = () => new AppError('CONFLICT', conflict('alias', said.aliasTaken));
    return this.write({ who, action, entity: 'competition-aliases' }, taken, work);
  }

  private async write<Result extends AdminWriteResult>(
    about: AdminWrite,
    taken: () => AppError,
    work: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await this.audit.write(about, async () => {
        await lockArchive(this.database.manager);
        return work();
      });
    } catch (error) {
      throw isDuplicateKey(error) ? taken() : error;
    }
  }
}

const conflict = (field: string, message: string) => ({ message, fields: { [field]: message } });

/** A name as it is compared. @throws AppError VALIDATION_FAILED when nothing is left of it, or more than `max` letters */
function folded(text: string, field: string, max: number): string {
  const key = foldText(text);
  const problem = key === '' ? said.noLetters : key.length > max ? said.nameTooLong(max) : null;
  if (problem) throw new AppError('VALIDATION_FAILED', { fields: { [field]: problem } });
  return key;
}

function toRow(competition: Competition, counts: ReadonlyMap<number, number>): CompetitionRow {
  const { id, country_name, name, league_code } = competition;
  return { id, country_name, name, league_code, matches: counts.get(id) ?? 0 };
}

function toAliasRow({ id, alias_folded, competition }: CompetitionAlias): CompetitionAliasRow {
  return {
    id,
    alias: alias_folded,
    competition_id: competition.id,
    competition: `${competition.country_name} · ${competition.name}`,
    built_in: BUILT_IN.has(alias_folded),
  };
}
