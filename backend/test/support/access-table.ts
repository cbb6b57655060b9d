import type { Role } from '../../src/common/access/role';

export const EVERYBODY: Role[] = ['wait', 'user', 'editor', 'admin'];
export const MEMBERS: Role[] = ['user', 'editor', 'admin'];
export const EDITORS: Role[] = ['editor', 'admin'];
export const ADMINS: Role[] = ['admin'];

/** Who may use which route, written down independently of the code; a route missing here fails the matrix. */
export const ACCESS_TABLE: Record<string, 'public' | Role[]> = {
  'POST /api/login': 'public',
  'POST /api/register': 'public',
  'GET /api/settings': 'public',
  'PUT /api/settings': ADMINS,
  'GET /api/products': 'public',
  'GET /api/health': 'public',
  'POST /api/logout': EVERYBODY,
  'GET /api/check_role': EVERYBODY,
  'GET /api/odd-columns': MEMBERS,
  'GET /api/odd-list-full-view': MEMBERS,
  'POST /api/purchase_subscription': ADMINS,
  'GET /api/subscriptions': ADMINS,
  'POST /api/subscriptions': ADMINS,
  'PUT /api/subscriptions/:id': ADMINS,
  'DELETE /api/subscriptions/:id': ADMINS,
  'GET /api/audit': ADMINS,
  'GET /api/mails': ADMINS,
  'POST /api/mails/:id/retry': ADMINS,
  'GET /api/blogs': MEMBERS,
  'GET /api/authors': MEMBERS,
  'GET /api/blogs/:id': MEMBERS,
  'POST /api/editor': EDITORS,
  'PUT /api/blogs/:id': EDITORS,
  'POST /api/blogs': ADMINS,
  'DELETE /api/blogs/:id': ADMINS,
  'GET /api/blogs/:id/comments': MEMBERS,
  'POST /api/blogs/:id/comments': MEMBERS,
  'GET /api/recent-comments': MEMBERS,
  'GET /api/comments': ADMINS,
  'POST /api/comments': ADMINS,
  'PUT /api/comments/:id': ADMINS,
  'DELETE /api/comments/:id': ADMINS,
  'GET /api/winnersclub': MEMBERS,
  'POST /api/winnersclub': ADMINS,
  'PUT /api/winnersclub/:id': ADMINS,
  'DELETE /api/winnersclub/:id': ADMINS,
};
