import type { BlogDto, CommentDto, PostSelectionDto, WinnerDto } from '../api/generated/wire';

/** For tests: a post of 17 Mayıs 2026 21:45 in Istanbul. */
export function post(id: number, change: Partial<BlogDto> = {}): BlogDto {
  return {
    id,
    blogname: `Gönderi ${id}`,
    author: 'editör',
    date: '2026-05-17T18:45:00.000Z',
    feedback: `Metin ${id}`,
    image_filename: `resim-${id}.webp`,
    selections: [],
    edited_at: null,
    selection_changes: [],
    settlement_changes: [],
    ...change,
  };
}

/** For tests: posts of decreasing age, ids from 1. */
export const posts = (count: number): BlogDto[] =>
  Array.from({ length: count }, (_, index) => post(index + 1));

/** For tests: an entry of the winners club, written by hand. */
export function winner(id: number, change: Partial<WinnerDto> = {}): WinnerDto {
  const { blogname, author, date, feedback, image_filename } = post(id);
  return { id, blogname, author, date, feedback, image_filename, blog_id: null, ...change };
}

/** For tests: a selection on a post, open and of 22 Mayıs 2026 20:00. */
export const postSelection = (change: Partial<PostSelectionDto> = {}): PostSelectionDto => ({
  match_id: 5,
  column: 'ft_1_odd',
  odd: 1.85,
  home_team: 'Akkuğuspor',
  away_team: 'Bozyele SK',
  state: 'bekliyor',
  locked_at: '2026-05-17T18:45:00.000Z',
  ...{ odd_at: '2026-05-17T18:40:00.000Z', source: 'nesine-snapshot', repeated: false },
  match_date: '2026-05-22',
  match_time: '20:00',
  home_ft_score: null,
  away_ft_score: null,
  ...change,
});

/** For tests: a comment of 17 Mayıs 2026 21:45 in Istanbul; its replies answer it unless they answer another one. */
export function comment(id: number, { replies = [], ...change }: Partial<CommentDto> = {}): CommentDto {
  return {
    id,
    content: `Yorum ${id}`,
    author: `yazan${id}`,
    date: '2026-05-17T18:45:00.000Z',
    blog_id: 7,
    parent_id: null,
    is_deleted: false,
    replies: replies.map((reply) => ({ ...reply, parent_id: reply.parent_id ?? id })),
    ...change,
  };
}

/** For tests: a chain of replies as the server sends it: nested to a level, then side by side. */
export function chain(length: number, nestedLevels: number): CommentDto {
  const deepest = Array.from({ length: length - nestedLevels + 1 }, (_, index) => {
    const id = nestedLevels + index;
    return comment(id, { parent_id: id - 1 });
  });
  let level = deepest;
  for (let id = nestedLevels - 1; id > 0; id -= 1) level = [comment(id, { replies: level })];
  return level[0]!;
}

/** For tests: the role check's answer for a role. */
export const signedInAs = (role: string) =>
  ({ 'GET /api/check_role': [200, { role, username: 'ayşe', subscription_end_date: null }] }) as const;
