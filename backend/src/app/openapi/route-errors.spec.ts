import { ROLES } from '../../platform/access/role';
import { type RouteFacts, routeErrors } from './route-errors';

const ALWAYS = ['INVALID_REQUEST', 'VALIDATION_FAILED', 'INTERNAL', 'STORAGE_FULL', 'UNAVAILABLE'];
const PUBLIC_LIST: RouteFacts = {
  method: 'GET',
  rule: 'public',
  hasPathParameters: false,
  hasBody: false,
  isAsking: false,
  stated: [],
};

/** What is added to the errors that every route may answer with. */
const added = (facts: Partial<RouteFacts>): string[] => {
  const codes = [...routeErrors({ ...PUBLIC_LIST, ...facts })];
  expect(codes).toEqual(expect.arrayContaining(ALWAYS));
  return codes.filter((code) => !ALWAYS.includes(code)).sort();
};

describe('the errors of a route', () => {
  it.each<[string, Partial<RouteFacts>, string[]]>([
    ['are few for a public list', {}, []],
    ['refuse who is not logged in', { rule: ROLES }, ['UNAUTHENTICATED']],
    [
      'send who is no member to the products',
      { rule: ['user', 'editor', 'admin'] },
      ['MEMBERSHIP_REQUIRED', 'UNAUTHENTICATED'],
    ],
    ['refuse every role but the stated ones', { rule: ['admin'] }, ['FORBIDDEN', 'UNAUTHENTICATED']],
    ['refuse a write from a page of another site', { method: 'POST' }, ['FORBIDDEN']],
    ['answer for an id that names nothing', { hasPathParameters: true }, ['NOT_FOUND']],
    [
      'refuse a body for its size or its kind',
      { hasBody: true },
      ['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    ['ask to wait where answers are worked out a few at a time', { isAsking: true }, ['TOO_MANY_REQUESTS']],
    ['are the stated ones too', { stated: ['EMAIL_TAKEN'] }, ['EMAIL_TAKEN']],
  ])('%s', (_, facts, codes) => expect(added(facts)).toEqual(codes));
});
