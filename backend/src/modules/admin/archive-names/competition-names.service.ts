import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Identity } from '../../../common/access/role';
import { AppError } from '../../../common/errors/app-error';
import type { MessageAnswer } from '../../../common/http/message-answer';
import type { TableListQuery, TablePage } from '../../../common/http/table-list';
import { tr } from '../../../common/locale/tr';
import { foldText } from '../../../common/text/fold';
import { lockArchive, nextRevision } from '../../../database/archive-revision';
import { isDuplicateKey } from '../../../database/dialects';
import { inTransaction } from '../../../database/transaction';
import { AuditService } from '../../audit/audit.service';
import { competitionAliasKey } from '../../imports/names/bulletin-league';
import { COMPETITION_ALIASES } from '../../imports/names/competition-aliases';
import { ArchiveNames } from '../../odds/archive-names';
import type { CompetitionAlias } from '../../odds/entities/competition-alias.entity';
import type { Competition } from '../../odds/entities/competition.entity';
import type {
  CompetitionAliasFormDto,
  CompetitionAliasRow,
  CompetitionFormDto,
  CompetitionRow,
} from './archive-names.dto';

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
    private readonly dataSource: DataSource,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<CompetitionRow>> {
    const { rows, total } = await this.names.readCompetitions(query);
    const counts = await this.names.matchCounts(rows.map((row) => row.id));
    return { rows: rows.map((row) => toRow(row, counts)), total };
  }

  /**
   * Renames a competition; its matches show and are found under the new name at once. The old name stays as an alias,
   * so that imports which still use it find the competition.
   * @throws AppError NOT_FOUND, CONFLICT when the country has another one of that name
   */
  rename(who: Identity, id: number, form: CompetitionFormDto): Promise<CompetitionRow> {
    const taken = () => new AppError('CONFLICT', conflict('name', said.competitionTaken));
    const values = {
      country_name: form.country_name,
      country_folded: folded(form.country_name, 'country_name', 60),
      name: form.name,
      name_folded: folded(form.name, 'name', 120),
    };
    return this.write(taken, async (manager) => {
      const before = await this.names.findCompetition(manager, id);
      if (!before) throw new AppError('NOT_FOUND');
      const counts = await this.names.matchCounts([id], manager);
      await this.names.updateCompetition(manager, id, values);
      await this.keepOldName(manager, before);
      await this.names.touchMatches(manager, id, await nextRevision(manager));
      const after = { ...before, ...values };
      await this.record(
        manager,
        who,
        'competitions',
        'update',
        id,
        toRow(before, counts),
        toRow(after, counts),
      );
      return toRow(after, counts);
    });
  }

  async listAliases(query: TableListQuery): Promise<TablePage<CompetitionAliasRow>> {
    const { rows, total } = await this.names.readCompetitionAliases(query);
    return { rows: rows.map(toAliasRow), total };
  }

  /** @throws AppError VALIDATION_FAILED for a competition that isn't there, CONFLICT for an alias that is */
  addAlias(who: Identity, form: CompetitionAliasFormDto): Promise<CompetitionAliasRow> {
    const alias_folded = folded(form.alias, 'alias', 180);
    return this.write(aliasTaken, async (manager) => {
      await this.requireCompetition(manager, form.competition_id);
      const row = { alias_folded, competition_id: form.competition_id };
      const id = await this.names.insertCompetitionAlias(manager, row);
      const after = await this.aliasRow(manager, id);
      await this.record(manager, who, 'competition-aliases', 'create', id, null, after);
      return after;
    });
  }

  /** @throws AppError NOT_FOUND, VALIDATION_FAILED, CONFLICT for a built-in alias's spelling or one that is taken */
  changeAlias(who: Identity, id: number, form: CompetitionAliasFormDto): Promise<CompetitionAliasRow> {
    const alias_folded = folded(form.alias, 'alias', 180);
    return this.write(aliasTaken, async (manager) => {
      const before = await this.aliasRow(manager, id);
      if (before.built_in && before.alias !== alias_folded)
        throw new AppError('CONFLICT', conflict('alias', said.builtIn));
      await this.requireCompetition(manager, form.competition_id);
      const row = { alias_folded, competition_id: form.competition_id };
      await this.names.updateCompetitionAlias(manager, id, row);
      const after = await this.aliasRow(manager, id);
      await this.record(manager, who, 'competition-aliases', 'update', id, before, after);
      return after;
    });
  }

  /** @throws AppError NOT_FOUND, CONFLICT for a built-in alias: the next import would bring it back */
  removeAlias(who: Identity, id: number): Promise<MessageAnswer> {
    return this.write(aliasTaken, async (manager) => {
      const before = await this.aliasRow(manager, id);
      if (before.built_in) throw new AppError('CONFLICT', { message: said.builtIn });
      await this.names.removeCompetitionAlias(manager, id);
      await this.record(manager, who, 'competition-aliases', 'delete', id, before, null);
      return { message: tr.rows.deleted };
    });
  }

  private async keepOldName(manager: EntityManager, { id, country_name, name }: Competition): Promise<void> {
    const alias_folded = competitionAliasKey(country_name, name);
    if (await this.names.hasCompetitionAlias(manager, alias_folded)) return;
    await this.names.insertCompetitionAlias(manager, { alias_folded, competition_id: id });
  }

  private async requireCompetition(manager: EntityManager, id: number): Promise<void> {
    if (await this.names.findCompetition(manager, id)) return;
    throw new AppError('VALIDATION_FAILED', { fields: { competition_id: said.noSuchCompetition } });
  }

  private async aliasRow(manager: EntityManager, id: number): Promise<CompetitionAliasRow> {
    const row = await this.names.findCompetitionAlias(manager, id);
    if (!row) throw new AppError('NOT_FOUND');
    return toAliasRow(row);
  }

  private async write<T>(taken: () => AppError, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    try {
      return await inTransaction(this.dataSource, async (manager) => {
        await lockArchive(manager);
        return work(manager);
      });
    } catch (error) {
      throw isDuplicateKey(error) ? taken() : error;
    }
  }

  private record(
    manager: EntityManager,
    who: Identity,
    entity: string,
    action: string,
    entityId: number,
    before: object | null,
    after: object | null,
  ): Promise<void> {
    return this.audit.record(manager, { who, action, entity, entityId, before, after });
  }
}

const conflict = (field: string, message: string) => ({ message, fields: { [field]: message } });
const aliasTaken = () => new AppError('CONFLICT', conflict('alias', said.aliasTaken));

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
