import { TOTP } from 'otpauth';
import { TEST_PASSWORD, type TestMember, type TestSite } from './create-test-site';

/** The code that an authenticator app with this secret shows, so many steps of 30 seconds from now. */
export function codeOf(secret: string, site: TestSite, steps = 0): string {
  const timestamp = site.clock.now().getTime() + steps * 30_000;
  return new TOTP({ secret }).generate({ timestamp });
}

/** Turns the second factor of an account on, over the API, with the code of the present time step. */
export async function turnSecondFactorOn(
  site: TestSite,
  { token }: Pick<TestMember, 'token'>,
  password = TEST_PASSWORD,
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const begun = await site.http(token).post('/api/second-factor').send({ password }).expect(200);
  const { secret } = begun.body as { secret: string };
  const code = codeOf(secret, site);
  const { body } = await site.http(token).post('/api/second-factor/confirm').send({ code }).expect(200);
  return { secret, recoveryCodes: (body as { recovery_codes: string[] }).recovery_codes };
}
