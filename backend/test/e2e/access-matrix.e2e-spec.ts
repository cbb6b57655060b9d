import { Controller, Get, type INestApplication } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { Server } from 'node:http';
import request from 'supertest';
import { RolesGuard } from '../../src/platform/access/roles.guard';
import { ErrorFilter } from '../../src/platform/errors/error.filter';
import { ROLES, type Role } from '../../src/platform/access/role';
import { SessionsService } from '../../src/modules/auth/sessions.service';
import { ACCESS_TABLE } from '../support/access-table';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { type StatedRoute, statedRoutes } from '../support/routes';
import { DATABASE_NAME } from '../support/test-database';

describe(`the access matrix on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let routes: StatedRoute[];
  let expired: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    routes = statedRoutes(site.app);
    expired = await site.member('user', { end: new Date(site.clock.now().getTime() - 1) });
  });

  afterAll(() => site?.close());

  const send = ({ method, path }: StatedRoute, token?: string) => {
    const address = path.replace(/:\w+|\{\*\w+\}/g, '999999');
    return site.http(token)[method.toLowerCase() as 'get' | 'post' | 'put' | 'delete' | 'patch'](address);
  };
  /** What the guards decided: what comes after them (validation, a missing row) counts as let in. */
  const verdict = (status: number, code: string | undefined) =>
    status === 401 && code === 'UNAUTHENTICATED' ? '401' : status === 403 ? `403 ${code}` : 'in';

  it('knows every route of the app, and every known route is there', () => {
    expect(routes.length).toBeGreaterThan(0);
    expect(routes.map((route) => route.name).sort()).toEqual(Object.keys(ACCESS_TABLE).sort());
  });

  it('finds a stated rule on every route, the one of the table', () => {
    const stated = Object.fromEntries(
      routes.map(({ name, rule }) => [name, rule === 'public' ? rule : [...(rule ?? [])].sort()]),
    );
    const wanted = Object.fromEntries(
      Object.entries(ACCESS_TABLE).map(([name, rule]) => [name, rule === 'public' ? rule : [...rule].sort()]),
    );
    expect(stated).toEqual(wanted);
  });

  it('is what the running server does with anonymous requests', async () => {
    for (const route of routes) {
      const { status, body } = await send(route);
      const wanted = ACCESS_TABLE[route.name] === 'public' ? 'in' : '401';
      expect([route.name, verdict(status, body?.code)]).toEqual([route.name, wanted]);
    }
  });

  it.each([...ROLES, 'expired user' as const])(
    'is what the running server does for the role %s',
    async (who) => {
      const role: Role = who === 'expired user' ? 'wait' : who;
      for (const route of routes) {
        const { token } = who === 'expired user' ? { token: await again(expired) } : await site.member(who);
        const { status, body } = await send(route, token);
        expect([route.name, verdict(status, body?.code)]).toEqual([route.name, expected(route.name, role)]);
      }
    },
  );

  function expected(name: string, role: Role): string {
    const rule = ACCESS_TABLE[name]!;
    if (rule === 'public' || rule.includes(role)) return 'in';
    return role === 'wait' && rule.includes('user') ? '403 MEMBERSHIP_REQUIRED' : '403 FORBIDDEN';
  }

  /** A fresh session: an earlier route may have been logout. */
  function again(member: TestMember): Promise<string> {
    return site.app.get(SessionsService).begin(member.id);
  }
});

describe('a route without a stated rule', () => {
  @Controller('forgotten')
  class ForgottenController {
    @Get()
    read(): string {
      return 'secret';
    }
  }

  let app: INestApplication;

  beforeAll(async () => {
    const testing = await Test.createTestingModule({
      controllers: [ForgottenController],
      providers: [{ provide: APP_GUARD, useClass: RolesGuard }],
    }).compile();
    app = testing.createNestApplication({ logger: false });
    app.useGlobalFilters(new ErrorFilter());
    app.use((incoming: { user?: object }, _: unknown, next: () => void) => {
      incoming.user = { userId: 1, role: 'admin' };
      next();
    });
    await app.init();
  });

  afterAll(() => app.close());

  it('is closed to everybody, admins too', async () => {
    const answer = await request(app.getHttpServer() as Server).get('/forgotten');
    expect([answer.status, answer.body.code]).toEqual([403, 'FORBIDDEN']);
  });
});
