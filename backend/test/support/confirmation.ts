import { JwtService } from '@nestjs/jwt';
import { SessionsService, type TokenPayload } from '../../src/modules/auth/sessions.service';
import type { TestMember, TestSite } from './create-test-site';

/** Confirms a session for ten minutes, as its owner does over the API with the password. */
export async function confirmSession(site: TestSite, { token }: Pick<TestMember, 'token'>): Promise<void> {
  const { sid } = site.app.get(JwtService, { strict: false }).decode<TokenPayload>(token);
  await site.app.get(SessionsService).confirm(sid);
}
