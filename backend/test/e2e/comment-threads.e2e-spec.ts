import type { CommentDto } from '../../src/modules/comments/dto/comments.dto';
import { Comment } from '../../src/modules/comments/entities/comment.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

const LENGTH = 10_000;
const ROWS_PER_INSERT = 500;

/** All comments in the order of reading. */
function inOrder(comments: readonly CommentDto[]): CommentDto[] {
  const found: CommentDto[] = [];
  const waiting = [...comments].reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    found.push(next);
    waiting.push(...[...next.replies].reverse());
  }
  return found;
}

describe(`a thread of ${LENGTH} replies, each to the one before, on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  let talker: TestMember;
  let post: number;
  let ids: number[];

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  beforeEach(async () => {
    post = await newPost();
    talker = await site.member('user');
    ids = await insertChain();
  });

  afterAll(() => site?.close());

  const http = (member = admin) => site.http(member.token);
  const read = async (): Promise<CommentDto[]> =>
    (await http().get(`/api/blogs/${post}/comments`).expect(200)).body.comments;
  const newPost = async (): Promise<number> => {
    const body = { blogname: 'Kupon', feedback: 'Metin', author: 'Şule', date: '2026-05-01' };
    const { body: added } = await http()
      .post('/api/blogs')
      .send({ ...body, image_filename: '' })
      .expect(201);
    return added.id;
  };
  const stored = () => site.database.manager.countBy(Comment, { blog_id: post });

  const insertChain = async (): Promise<number[]> => {
    const repository = site.database.getRepository(Comment);
    const first = (await repository.maximum('id')) ?? 0;
    const chain = Array.from({ length: LENGTH }, (_, index) => first + index + 1);
    const rows = chain.map((id, index) => ({
      id,
      blog_id: post,
      parent_id: chain[index - 1] ?? null,
      user_id: talker.id,
      author: talker.username,
      author_folded: talker.username,
      content: `yanıt ${index}`,
      date: site.clock.now(),
      is_deleted: false,
      search_text: '',
    }));
    for (let at = 0; at < LENGTH; at += ROWS_PER_INSERT) {
      await repository.insert(rows.slice(at, at + ROWS_PER_INSERT));
    }
    return chain;
  };

  it('is answered whole and in order, each with the comment it replies to', async () => {
    const comments = inOrder(await read());
    expect(comments.map(({ id }) => id)).toEqual(ids);
    expect(comments.map(({ parent_id }) => parent_id)).toEqual([null, ...ids.slice(0, -1)]);
  });

  it('takes another reply to the last', async () => {
    const parent_id = ids.at(-1)!;
    const { body } = await http(talker)
      .post(`/api/blogs/${post}/comments`)
      .send({ content: 'son söz', parent_id })
      .expect(201);
    expect(inOrder(await read()).at(-1)).toEqual({ ...body, parent_id, content: 'son söz' });
  });

  it('is shown to admins, to members as news and in the writer’s export', async () => {
    const table = await http().get(`/api/comments?page=1&per_page=100`).expect(200);
    expect(table.body[0]).toMatchObject({ id: ids.at(-1), parent_id: ids.at(-2) });
    const news = await http().get('/api/recent-comments').expect(200);
    expect(news.body.comments[0]).toMatchObject({ id: ids.at(-1), parent_id: ids.at(-2) });
    const own = await http(talker).get('/api/profile/export').expect(200);
    expect(own.body.comments.map(({ id }: CommentDto) => id)).toEqual(ids);
  });

  it('keeps the first under its own replies', async () => {
    const form = { blog_id: post, content: 'a', author: 'b', parent_id: ids.at(-1) };
    const answer = await http().put(`/api/comments/${ids[0]}`).send(form);
    expect([answer.status, answer.body.fields]).toEqual([
      400,
      { parent_id: 'Bir yorum kendisine veya kendi yanıtlarına yanıt olamaz.' },
    ]);
  });

  it('loses nothing but the words of one that is deleted', async () => {
    const deleted = ids[LENGTH / 2]!;
    await http().delete(`/api/comments/${deleted}`).expect(200);
    const comments = inOrder(await read());
    expect(comments.map(({ id }) => id)).toEqual(ids);
    expect(comments.filter((comment) => comment.is_deleted)).toMatchObject([
      { id: deleted, content: '[silindi]' },
    ]);
  });

  it('goes with its last reply when all before it are deleted', async () => {
    await site.database.manager.update(Comment, { blog_id: post }, { is_deleted: true });
    await site.database.manager.update(Comment, { id: ids.at(-1) }, { is_deleted: false });
    await http()
      .delete(`/api/comments/${ids.at(-1)}`)
      .expect(200);
    expect(await stored()).toBe(0);
  });

  it('goes with its post, and nothing else does', async () => {
    const other = await newPost();
    const { body: elsewhere } = await http().post(`/api/blogs/${other}/comments`).send({ content: 'kalır' });
    await http().delete(`/api/blogs/${post}`).expect(200);
    expect(await stored()).toBe(0);
    expect(await site.database.manager.existsBy(Comment, { id: elsewhere.id })).toBe(true);
  });

  it('outlives its writer’s account, without the name', async () => {
    await http().delete(`/api/users/${talker.id}`).expect(200);
    const comments = inOrder(await read());
    expect(comments.map(({ id }) => id)).toEqual(ids);
    expect(new Set(comments.map(({ author }) => author))).toEqual(new Set(['Eski üye']));
  });
});
