/** Short names of the tables in a search: matches, their competitions, the set of odds, and the other set beside it. */
export type TableName = 'm' | 'c' | 'o' | 'z';

/** A condition with `?` for its parameters, in order. */
export interface Condition {
  /** The tables that it reads beside the matches. */
  readonly tables: readonly TableName[];
  readonly sql: string;
  readonly params: readonly (string | number)[];
}
