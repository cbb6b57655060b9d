/** Stored and effective roles; `wait` has no active membership. */
export const ROLES = ['admin', 'editor', 'user', 'wait'] as const;
/** @schema {"enumName":"Role"} */
export type Role = (typeof ROLES)[number];

/** Who sent a request, as decided from the database on that very request. */
export interface Identity {
  userId: number;
  sessionId: string;
  username: string;
  /** Effective role: an expired `user` is `wait` here. */
  role: Role;
  /** End of the membership, null when open-ended or none. */
  subscriptionEndDate: Date | null;
  /** Until when the session is confirmed (`POST /api/confirm`); null: never was. */
  confirmedUntil: Date | null;
  /** May read but not write comments. */
  isBlocked: boolean;
  /** Why, in the admin's words; null when not blocked. */
  blockedReason: string | null;
}
