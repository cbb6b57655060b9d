import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import { tr } from '../../../platform/locale/tr';
import { foldText } from '../../../platform/text/fold';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { isDuplicateKey } from '../../../platform/database/dialects';
import { AuditService } from '../../audit/audit.service';
import { competitionAliasKey } from '../../imports/names/bulletin-league';
import type { Competition } from '../../odds/entities/competition.entity';
import { Competitions, toCompetitionRow } from '../../odds/competitions/competitions';
import type { CompetitionRow } from '../../odds/dto/competitions.dto';
import type { CompetitionFormDto } from '../dto/archive-names.dto';
import { CompetitionAlias } from '../entities/competition-alias.entity';

/** Names of competitions. */
@Injectable()
export class CompetitionNamesService {
  constructor(
    private readonly competitions: Competitions,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  /**
   * Renames a competition; its matches show and are found under the new name at once. The old name stays as an alias,
   * so that imports which still use it find the competition.
   * @throws AppError NOT_FOUND, CONFLICT when the country has another one of that name
   */
  async rename(
    who: Identity,
    id: number,
    { country_name, competition_name: name }: CompetitionFormDto,
  ): Promise<CompetitionRow> {
    const values = {
      country_name,
      country_folded: foldText(country_name),
      name,
      name_folded: foldText(name),
    };
    try {
      const { after } = await this.audit.write(
        { who, action: 'update', entity: 'competitions' },
        async () => {
          await lockArchive(this.database.manager);
          const before = await this.competitions.find(id);
          if (!before) throw new AppError('NOT_FOUND');
          const matches = await this.competitions.matchesOf(id);
          await this.competitions.change(id, values);
          await this.keepOldName(before);
          return {
            before: toCompetitionRow(before, matches),
            after: toCompetitionRow({ ...before, ...values }, matches),
          };
        },
      );
      return after;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw AppError.ofField('CONFLICT', 'competition_name', tr.archiveNames.competitionTaken);
    }
  }

  private async keepOldName({ id, country_name, name }: Competition): Promise<void> {
    const alias_folded = competitionAliasKey(country_name, name);
    if (await this.database.manager.existsBy(CompetitionAlias, { alias_folded })) return;
    await this.database.insert(CompetitionAlias, { alias_folded, competition_id: id });
  }
}
