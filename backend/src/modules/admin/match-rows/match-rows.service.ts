import { Injectable } from '@nestjs/common';
import { AlertsService } from '../../alerts/alerts.service';
import { PossibleDoubles } from '../../imports/doubles/possible-doubles.service';
import { PostSelections } from '../../blogs/picks/selections/post-selections';
import type { MatchRowsPage, MatchRowsQuery } from '../dto/match-rows.dto';

const PER_PAGE = 50;

/** Matches of the archive that an admin looks after. */
@Injectable()
export class MatchRowsService {
  constructor(
    private readonly doubles: PossibleDoubles,
    private readonly posts: PostSelections,
    private readonly alerts: AlertsService,
  ) {}

  async list({ q, page = 1, per_page = PER_PAGE }: MatchRowsQuery): Promise<MatchRowsPage> {
    const { pairs, total } = await this.doubles.read(q, page, per_page);
    const ids = pairs.map(({ match }) => match.id);
    const coupons = await this.posts.countByMatch(ids);
    const alerts = await this.alerts.countTold(ids);
    const items = pairs.map(({ match, other, differing }) => ({
      ...match,
      wanted_by: {
        coupons: coupons.get(match.id) ?? 0,
        ...(alerts.get(match.id) ?? { filters: 0, alerts: 0 }),
      },
      manual: [],
      double_of: other.id,
      other,
      differing,
    }));
    return { items, page, per_page, total };
  }
}
