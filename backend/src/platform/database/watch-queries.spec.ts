import { partsOf } from './watch-queries';

describe('what is told of a statement', () => {
  it.each([
    ['SELECT "user"."id" FROM "users" "user" WHERE email = ?', 'SELECT', 'users'],
    ['SELECT `m`.`id` FROM `matches` `m` JOIN `odds` USING (id)', 'SELECT', 'matches'],
    ['insert into notes (text) VALUES (?)', 'INSERT', 'notes'],
    ['\n  UPDATE users SET name = ?', 'UPDATE', 'users'],
    ["DELETE FROM sessions WHERE token = 'gizli'", 'DELETE', 'sessions'],
    ['COMMIT', 'COMMIT', null],
    ['', 'OTHER', null],
  ])('%j is its kind and its first table', (sql, operation, table) => {
    expect(partsOf(sql)).toEqual({ operation, table });
  });
});
