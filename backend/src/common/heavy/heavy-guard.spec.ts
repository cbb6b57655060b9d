import {
  type CanActivate,
  Controller,
  Get,
  type INestApplication,
  Injectable,
  Res,
  SetMetadata,
} from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import type { Response } from 'express';
import { once } from 'node:events';
import { type ClientRequest, get } from 'node:http';
import { type AddressInfo, connect, type Server } from 'node:net';
import request from 'supertest';
import { ErrorFilter } from '../errors/error.filter';
import { closeQueuedAnswers } from '../http/close-queued-answers';
import { HeavyGuard } from './heavy-guard';
import { HEAVY_KIND, HEAVY_LIMITS } from './heavy-kinds';

let asked = 0;
const answers: Response[] = [];

/** Stands for the guards that ask the database. */
@Injectable()
class CountingGuard implements CanActivate {
  canActivate(): boolean {
    asked += 1;
    return true;
  }
}

@Controller()
class HeavyController {
  @Get('heavy')
  @SetMetadata(HEAVY_KIND, 'analysis')
  begin(@Res() response: Response): void {
    answers.push(response);
  }

  @Get('light')
  answer(): string {
    return 'light';
  }
}

describe('HeavyGuard', () => {
  const { perMember, retryAfter } = HEAVY_LIMITS.analysis;
  let app: INestApplication;
  let port: number;

  beforeEach(async () => {
    asked = 0;
    answers.length = 0;
    const testing = await Test.createTestingModule({
      controllers: [HeavyController],
      providers: [
        { provide: APP_GUARD, useClass: HeavyGuard },
        { provide: APP_GUARD, useClass: CountingGuard },
      ],
    }).compile();
    app = testing.createNestApplication({ logger: false });
    app.use(closeQueuedAnswers);
    app.useGlobalFilters(new ErrorFilter());
    await app.listen(0, '127.0.0.1');
    ({ port } = (app.getHttpServer() as Server).address() as AddressInfo);
  });
  afterEach(async () => {
    answers.forEach((response) => response.end());
    await app.close();
  });

  const light = (authorization: string) =>
    request(app.getHttpServer() as Server)
      .get('/light')
      .set('Authorization', authorization);
  const heavy = (authorization: string) =>
    request(app.getHttpServer() as Server)
      .get('/heavy')
      .set('Authorization', authorization);
  const open = (authorization: string): ClientRequest =>
    get({ host: '127.0.0.1', port, path: '/heavy', headers: { authorization }, agent: false }).on(
      'error',
      () => undefined,
    );
  const begun = async (count: number): Promise<void> => {
    while (answers.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const fill = async (authorization: string): Promise<ClientRequest[]> => {
    const count = answers.length + perMember;
    const requests = Array.from({ length: perMember }, () => open(authorization));
    await begun(count);
    return requests;
  };

  it('lets no more of a flood on to the next guard than may wait or be worked out', async () => {
    await fill('Bearer one');
    const flood = await Promise.all(Array.from({ length: 40 }, () => heavy('Bearer one')));
    for (const { status, headers } of flood)
      expect([status, headers['retry-after']]).toEqual([429, String(retryAfter)]);
    expect(asked).toBe(perMember);
  });

  it('knows the token in whatever way it is written', async () => {
    await fill('Bearer one');
    for (const way of ['bearer one', 'BEARER  one', 'Bearer one two'])
      expect([way, (await heavy(way)).status]).toEqual([way, 429]);
    expect(asked).toBe(perMember);
  });

  it('lets other tokens and other routes on', async () => {
    await fill('Bearer one');
    await fill('Bearer two');
    expect((await light('Bearer one')).status).toBe(200);
    expect(asked).toBe(2 * perMember + 1);
  });

  it('leaves requests without a token to the guard that refuses them', async () => {
    await fill('');
    await fill('');
    expect(asked).toBe(2 * perMember);
  });

  it('gives a place back when the answer is out', async () => {
    await fill('Bearer one');
    const [first] = answers;
    const over = once(first!, 'close');
    first!.end();
    await over;
    open('Bearer one');
    await begun(perMember + 1);
    expect((await heavy('Bearer one')).status).toBe(429);
  });

  it('gives a place back when the client leaves', async () => {
    const requests = await fill('Bearer one');
    const over = answers.map((response) => once(response, 'close'));
    requests.forEach((each) => each.destroy());
    await Promise.all(over);
    await fill('Bearer one');
    expect(asked).toBe(2 * perMember);
  });

  it('gives all places back when the client leaves with requests sent one behind the other', async () => {
    const client = connect(port, '127.0.0.1');
    client.write('GET /heavy HTTP/1.1\r\nHost: site\r\nAuthorization: Bearer one\r\n\r\n'.repeat(perMember));
    await begun(perMember);
    const over = once(answers[0]!.req.socket, 'close');
    client.destroy();
    await over;
    await fill('Bearer one');
    expect(asked).toBe(2 * perMember);
  });
});
