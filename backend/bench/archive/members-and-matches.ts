import type { INestApplicationContext } from '@nestjs/common';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import type { OddsPage, OddsRowDto } from '../../src/modules/odds/dto/odds.dto';
import type { OddsService } from '../../src/modules/odds/odds.service';
import { UsersService } from '../../src/modules/users/users.service';

const SAMPLE_PAGES = 40;

/** Makes a member and returns a session of theirs; one without a password can't log in. */
export async function makeMember(
  app: INestApplicationContext,
  username = 'bench',
  password: string | null = null,
): Promise<string> {
  const account = { username, email: `${username}@example.com`, password, role: 'user' as const };
  return app.get(SessionsService).begin(await app.get(UsersService).create(account));
}

/** Played matches from all over the archive, to draw searches from. */
export async function sampleOf(
  odds: Pick<OddsService, 'listAsJson'>,
  matches: number,
): Promise<OddsRowDto[]> {
  const rows: OddsRowDto[] = [];
  for (let n = 0; n < SAMPLE_PAGES; n++) {
    const page = 1 + Math.floor((n / SAMPLE_PAGES) * (matches / 50));
    const json = await odds.listAsJson({ page: String(page), per_page: '50' });
    rows.push(...(JSON.parse(json.toString()) as OddsPage).items);
  }
  return rows.filter(({ winner }) => winner !== null);
}
