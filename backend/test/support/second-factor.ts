import { TOTP } from 'otpauth';
import { SecondFactor } from '../../src/modules/auth/entities/second-factor.entity';
import { confirmSession } from './confirmation';
import { TEST_PASSWORD, type TestMember, type TestSite } from './create-test-site';

export const MINUTE = 60_000;

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

export interface ProtectedMember extends TestMember {
  secret: string;
  recoveryCodes: string[];
}

interface Answer {
  status: number;
  body: Record<string, unknown>;
}

/** Requests about the second factor to the site that a suite has opened by then. */
export function secondFactorRequests(site: () => TestSite) {
  const answerOf = ({ status, body }: { status: number; body: unknown }): Answer => ({
    status,
    body: body as Record<string, unknown>,
  });
  return {
    login: async ({ email }: Pick<TestMember, 'email'>, code?: unknown, password = TEST_PASSWORD) => {
      const body = { email, password, ...(code === undefined ? {} : { code }) };
      return answerOf(await site().http().post('/api/login').send(body));
    },
    status: async (token: string) => (await site().http(token).get('/api/second-factor')).body as unknown,
    begin: async (token: string, password = TEST_PASSWORD) =>
      answerOf(await site().http(token).post('/api/second-factor').send({ password })),
    confirm: async (token: string, code: unknown) =>
      answerOf(await site().http(token).post('/api/second-factor/confirm').send({ code })),
    /** From a session that is confirmed. */
    turnOff: async (token: string, password = TEST_PASSWORD) => {
      await confirmSession(site(), { token });
      return answerOf(await site().http(token).delete('/api/second-factor').send({ password }));
    },
    rowOf: ({ id }: TestMember) => site().database.manager.findOneBy(SecondFactor, { user_id: id }),
    /** A code that the app shows neither now nor a step earlier or later. */
    wrongCode: (secret: string) => {
      const near = [-1, 0, 1].map((step) => codeOf(secret, site(), step));
      return ['000000', '111111', '222222', '333333'].find((code) => !near.includes(code))!;
    },
    /** A member with the second factor turned on; the code that turned it on is over. */
    protectedMember: async (): Promise<ProtectedMember> => {
      const member = await site().member('user');
      const factor = await turnSecondFactorOn(site(), member);
      site().clock.advance(MINUTE);
      return { ...member, ...factor };
    },
  };
}

/** Status, code and sentence of an answer. */
export const refusal = ({ status, body }: Answer): unknown[] => [status, body.code, body.error];

/** A recovery code as it may be typed too: without its hyphen. */
export const plain = (code: string): string => code.replace('-', '');
