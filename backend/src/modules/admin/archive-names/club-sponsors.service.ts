import { Injectable } from '@nestjs/common';
import type { Identity } from '../../../platform/access/role';
import { AppError } from '../../../platform/errors/app-error';
import type { MessageAnswer } from '../../../platform/http/message-answer';
import type { TableListQuery } from '../../../platform/http/table-list';
import type { TablePage } from '../../../platform/http/table-page';
import { tr } from '../../../platform/locale/tr';
import { lockArchive } from '../../../platform/database/archive-revision';
import { Database } from '../../../platform/database/database';
import { AuditService } from '../../audit/audit.service';
import type { ClubSponsor } from '../../imports/entities/name-join.entity';
import { ClubSponsors } from '../../imports/joins/club-sponsors';
import { SPONSORS } from '../../imports/names/sponsors';
import { teamKey } from '../../imports/names/team-key';
import type { ClubSponsorFormDto, ClubSponsorRow } from '../dto/archive-names.dto';

const said = tr.archiveNames;
const BUILT_IN: ReadonlySet<string> = new Set(SPONSORS.map(teamKey));

/**
 * Sponsors in front of clubs' names. The matches that are one, or no longer one, by a change are brought together or
 * parted within the request; where that takes long, in the background.
 */
@Injectable()
export class ClubSponsorsService {
  constructor(
    private readonly sponsors: ClubSponsors,
    private readonly audit: AuditService,
    private readonly database: Database,
  ) {}

  async list(query: TableListQuery): Promise<TablePage<ClubSponsorRow>> {
    return (await this.sponsors.read(query)).map((rows) => rows.map(toRow));
  }

  /** @throws AppError CONFLICT for a name that is there or still being removed */
  async add(who: Identity, { name }: ClubSponsorFormDto): Promise<ClubSponsorRow> {
    const values = { name, name_folded: teamKey(name) };
    const about = { who, action: 'create', entity: 'club-sponsors' };
    const { after } = await this.audit.write(about, async () => {
      await lockArchive(this.database.manager);
      const known = await this.sponsors.find({ name_folded: values.name_folded });
      if (known) {
        const message = known.state === 'parting' ? said.sponsorLeaving : said.sponsorTaken;
        throw AppError.ofField('CONFLICT', 'name', message);
      }
      return { after: toRow({ id: await this.sponsors.add(values), ...values }) };
    });
    await this.sponsors.finish();
    return after;
  }

  /** @throws AppError NOT_FOUND, CONFLICT for one that comes with the site: the next import would bring it back */
  async remove(who: Identity, id: number): Promise<MessageAnswer> {
    await this.audit.write({ who, action: 'delete', entity: 'club-sponsors' }, async () => {
      await lockArchive(this.database.manager);
      const row = await this.sponsors.find({ id });
      if (!row || row.state === 'parting') throw new AppError('NOT_FOUND');
      const before = toRow(row);
      if (before.built_in) throw new AppError('CONFLICT', { message: said.sponsorBuiltIn });
      await this.sponsors.part(id);
      return { before };
    });
    await this.sponsors.finish();
    const isGone = (await this.sponsors.find({ id })) === null;
    return { message: isGone ? tr.rows.deleted : said.sponsorParting };
  }
}

function toRow({ id, name, name_folded }: Pick<ClubSponsor, 'id' | 'name' | 'name_folded'>): ClubSponsorRow {
  return { id, name, built_in: BUILT_IN.has(name_folded) };
}
