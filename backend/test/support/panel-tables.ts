import type { AdminDesk } from './admin-desk';

/** What the form of a table sends, a new row each time. */
export type RowForm = (desk: AdminDesk) => object | Promise<object>;

/** The tables that admins alone read, add to, change and delete from: `/api/NAME` and `/api/NAME/:id`. */
export const PANEL_TABLES: Record<string, RowForm> = {
  users: (desk) => desk.user(),
  contacts: (desk) => desk.contact(),
  subscribers: (desk) => desk.subscriber(),
  comments: (desk) => desk.comment(),
  subscriptions: (desk) => desk.grant(),
  'competition-aliases': (desk) => desk.competitionAlias(),
  'rating-recipes': (desk) => desk.recipe(),
  'team-aliases': (desk) => desk.teamAlias(),
};

/** The routes of {@link PANEL_TABLES}. */
export const PANEL_ROUTES = Object.keys(PANEL_TABLES).flatMap((name) => [
  `GET /api/${name}`,
  `POST /api/${name}`,
  `PUT /api/${name}/:id`,
  `DELETE /api/${name}/:id`,
]);
