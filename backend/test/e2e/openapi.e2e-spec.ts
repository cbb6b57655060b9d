import type { OpenAPIObject } from '@nestjs/swagger';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ACCESS_TABLE } from '../support/access-table';
import { type ApiAnswer, ApiContract } from '../support/api-contract';
import { createTestSite, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

interface Operation {
  description: string;
  security: object[];
  requestBody?: { required?: boolean };
  responses: Record<string, { $ref?: string }>;
}

const LINT = join(__dirname, '..', '..', 'scripts', 'api-lint.mjs');

describe(`the OpenAPI document on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let document: OpenAPIObject;

  beforeAll(async () => {
    site = await createTestSite();
    document = (await site.http().get('/api/docs-json')).body as OpenAPIObject;
  });
  afterAll(() => site?.close());

  const operation = (route: string): Operation => {
    const [method, path] = route.split(' ') as ['GET', string];
    const item = document.paths[path.replace(/:(\w+)/g, '{$1}')]!;
    return item[method.toLowerCase() as 'get'] as unknown as Operation;
  };
  const codes = (route: string, status: number): string[] => {
    const name = operation(route).responses[status]?.$ref?.split('/').at(-1);
    const response = name && (document.components!.responses![name] as { 'x-error-codes'?: string[] });
    return (response || {})['x-error-codes'] ?? [];
  };
  const property = (schema: string, name: string): unknown =>
    (document.components!.schemas![schema] as { properties: Record<string, unknown> }).properties[name];

  it('breaks no rule of the specification and leaves nothing to warn of', () => {
    const { stdout, stderr } = spawnSync(process.execPath, [LINT], {
      input: JSON.stringify(document),
      encoding: 'utf8',
    });
    expect(stderr + stdout).toBe('0 problems in the OpenAPI document\n');
  });

  it('is the same each time it is asked for', async () => {
    expect((await site.http().get('/api/docs-json')).text).toBe(JSON.stringify(document));
  });

  it('has every route, with who may use it and what it refuses them with', () => {
    for (const [route, rule] of Object.entries(ACCESS_TABLE)) {
      const { description, security } = operation(route);
      expect([route, security]).toEqual([route, rule === 'public' ? [] : [{ bearer: [] }]]);
      for (const role of rule === 'public' ? [] : rule) expect(description).toContain(role);
      expect([route, codes(route, 400)]).toEqual([
        route,
        expect.arrayContaining(['INVALID_REQUEST', 'VALIDATION_FAILED']),
      ]);
      if (rule === 'public') continue;
      expect([route, codes(route, 401)]).toEqual([route, expect.arrayContaining(['UNAUTHENTICATED'])]);
      const refusal = rule.includes('user') ? 'MEMBERSHIP_REQUIRED' : 'FORBIDDEN';
      if (!rule.includes('wait'))
        expect([route, codes(route, 403)]).toEqual([route, expect.arrayContaining([refusal])]);
    }
  });

  it('shows where an id may name nothing, a body may be refused and a limit may be reached', () => {
    expect(codes('GET /api/blogs/:id', 404)).toEqual(['NOT_FOUND']);
    expect(codes('POST /api/receipts', 413)).toEqual(['PAYLOAD_TOO_LARGE']);
    expect(codes('POST /api/receipts', 415)).toEqual(['UNSUPPORTED_MEDIA_TYPE']);
    expect(codes('POST /api/login', 429)).toEqual(['TOO_MANY_REQUESTS']);
    expect(codes('POST /api/register', 409)).toEqual(['EMAIL_TAKEN', 'USERNAME_TAKEN']);
    expect(operation('GET /api/authors').responses).not.toHaveProperty('404');
  });

  it('describes the flag beside the errors of routes that promise one', () => {
    expect(operation('GET /api/Rating/Get/:opening').responses['401']!.$ref).toMatch(
      /UNAUTHENTICATED\.isSuccess$/,
    );
    expect(property('ErrorAnswerWithIsSuccess', 'isSuccess')).toEqual({ type: 'boolean', enum: [false] });
  });

  it.each<[what: string, schema: string, name: string, said: object]>([
    ['a whole number', 'HalfTotals', 'bets', { type: 'integer' }],
    ['a number that may be null', 'HalfTotals', 'return_rate', { type: 'number', nullable: true }],
    ['an inherited day', 'ChancePoint', 'date', { type: 'string', format: 'date' }],
    ['an instant', 'CalibrationDto', 'learned_at', { type: 'string', format: 'date-time', nullable: true }],
    [
      'values in the order they are written',
      'ListedGroup',
      'rank',
      { enum: ['main', 'common', 'other', null] },
    ],
    ['numbers of a choice', 'BacktestDto', 'filter_type', { type: 'number', enum: [1, 2] }],
    ['a list of so many', 'BacktestDto', 'halves', { type: 'array', minItems: 2, maxItems: 2 }],
    [
      'a comment and its example',
      'SeasonTotals',
      'season',
      { description: 'July to June.', example: '2023-2024' },
    ],
  ])('says what types say: %s', (_, schema, name, said) => {
    expect(property(schema, name)).toMatchObject(said);
  });

  it.each([
    ['SubscriptionRow', 'duration_type'],
    ['ReceiptRow', 'granted_duration_type'],
  ])('lets %s.%s be null as OpenAPI 3.0 writes it', (schema, name) => {
    const enumeration = {
      type: 'string',
      nullable: true,
      enum: ['1_day', '1_month', '3_month', '6_month', null],
    };
    expect(property(schema, name)).toMatchObject(enumeration);
  });

  it('asks for no body where the query may say the same', () => {
    expect(operation('DELETE /api/delete-filter').requestBody?.required).toBe(false);
    expect(operation('POST /api/unsubscribe').requestBody?.required).toBe(false);
  });

  it('takes the columns of a rating as a list or as text', () => {
    expect(property('RecipeFormDto', 'columns')).toMatchObject({
      oneOf: [expect.objectContaining({ type: 'array' }), expect.objectContaining({ type: 'string' })],
    });
  });

  describe('held against an answer', () => {
    const ANSWER: ApiAnswer = {
      method: 'POST',
      path: '/api/login',
      status: 200,
      contentType: 'application/json; charset=utf-8',
      json: JSON.stringify({ session_token: 't', role: 'user', username: 'ada' }),
      asked: { withBody: true },
    };
    const refusal = (code: string): string => JSON.stringify({ error: 'Olmaz.', code, request_id: '1' });

    const page = (row: object): Partial<ApiAnswer> => ({
      method: 'GET',
      path: '/api/odd-list-full-view',
      json: JSON.stringify({ items: [row], page: 1, per_page: 50, has_more: false }),
    });

    it.each<[string, Partial<ApiAnswer>, string | null]>([
      ['finds nothing to say of one as described', {}, null],
      [
        'knows prices by the names of their columns',
        page({ id: 1, ft_1_odd: 1.85, fg_no: null, ft_code: 7 }),
        null,
      ],
      ['names a price of another type', page({ ft_1_odd: '1.85' }), '/items/0/ft_1_odd must be number'],
      ['names a column that there is not', page({ ft_3_odd: 1.85 }), '/items/0 property name must be valid'],
      ['knows the address however it is written', { path: '/API/Login/' }, null],
      [
        'names a status that is not described',
        { status: 201 },
        'POST /api/login 201: the status is not described',
      ],
      [
        'names a property that is not described',
        { json: JSON.stringify({ session_token: 't', role: 'user', username: 'ada', id: 1 }) },
        'POST /api/login 200: the body must NOT have additional properties (id)',
      ],
      [
        'names the place of a wrong value',
        { json: JSON.stringify({ session_token: 't', role: 'king', username: 'ada' }) },
        'POST /api/login 200: /role must be equal to one of the allowed values',
      ],
      [
        'names a property that is missing',
        { json: '{"session_token":"t","role":"user"}' },
        "POST /api/login 200: the body must have required property 'username'",
      ],
      [
        'names another content type',
        { contentType: 'text/html' },
        'POST /api/login 200: content type text/html instead of application/json',
      ],
      ['takes an error that is described', { status: 401, json: refusal('WRONG_CREDENTIALS') }, null],
      [
        'names the code of an error that is not described',
        { status: 401, json: refusal('INVALID_LINK') },
        'POST /api/login 401: /code is INVALID_LINK',
      ],
      [
        'takes an error of an address without operation',
        { path: '/api/x', status: 404, json: refusal('NOT_FOUND') },
        null,
      ],
      [
        'takes an unread body refused in the form of a route that has no use for it',
        {
          method: 'GET',
          path: '/api/Rating/Get/Opening',
          status: 413,
          json: JSON.stringify({
            ...JSON.parse(refusal('PAYLOAD_TOO_LARGE')),
            isSuccess: false,
            message: '',
          }),
        },
        null,
      ],
      ['names any other answer there', { path: '/api/x' }, 'POST /api/x 200: there is no such operation'],
    ])('%s', (_, change, said) => {
      const contradiction = new ApiContract(document).contradiction({ ...ANSWER, ...change });
      expect(contradiction).toEqual(said === null ? null : expect.stringContaining(said));
    });
  });
});
