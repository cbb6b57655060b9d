import { User } from '../../src/modules/users/entities/user.entity';
import { type CommentNode, commentRequests, texts } from '../support/comment-requests';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

describe(`comments on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;
  const { insert, newPost, read, write } = commentRequests(
    () => site,
    () => admin,
  );

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  describe('reading and writing', () => {
    it('nests replies and shows everything as the plain text it was', async () => {
      const post = await newPost();
      const [ali, ayse] = [await site.member('user', { name: 'Ali' }), await site.member('editor')];
      const markup = '<img src=x onerror="alert(1)"> & <b>kalın</b>\r\nikinci satır 🏆 {{x}} \' " --';
      const first = await write(post, { content: markup }, ali);
      expect(first.status).toBe(201);
      expect(first.headers['content-type']).toMatch(/^application\/json/);
      expect(first.body).toEqual({
        id: expect.any(Number),
        content: markup.replace('\r\n', '\n'),
        author: 'Ali',
        date: site.clock.now().toISOString(),
        blog_id: post,
        parent_id: null,
        is_deleted: false,
        replies: [],
      });
      const reply = await write(post, { content: 'yanıt', parent_id: first.body.id }, ayse);
      await write(post, { content: 'yanıta yanıt', parent_id: String(reply.body.id) }, ali).expect(201);
      await write(post, { content: 'ikinci', parent_id: '' }, ali).expect(201);
      await write(post, { content: 'üçüncü', parent_id: null }, ali).expect(201);

      const { comments, is_blocked } = await read(post, ali);
      expect(is_blocked).toBe(false);
      expect(texts(comments)).toEqual([
        [first.body.content, [['yanıt', ['yanıta yanıt']]]],
        'ikinci',
        'üçüncü',
      ]);
    });

    it.each<[string, object, object]>([
      ['nothing', {}, { content: 'Yorum boş olamaz.' }],
      ['blanks', { content: ' \n\t\u0000 ' }, { content: 'Yorum boş olamaz.' }],
      ['an object', { content: { a: 1 } }, { content: 'Yorum boş olamaz.' }],
      [
        '2,001 characters',
        { content: 'ü'.repeat(2_001) },
        { content: 'Yorum en fazla 2.000 karakter olabilir.' },
      ],
      ['another author', { content: 'a', author: 'admin' }, { author: 'Bilinmeyen alan.' }],
      [
        'a parent that isn’t there',
        { content: 'a', parent_id: 999_999 },
        { parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.' },
      ],
      ['a negative parent', { content: 'a', parent_id: -1 }, { parent_id: 'Pozitif bir tam sayı olmalı.' }],
      [
        'SQL as parent',
        { content: 'a', parent_id: '1 OR 1=1' },
        { parent_id: 'Pozitif bir tam sayı olmalı.' },
      ],
    ])('refuses %s', async (_, body, fields) => {
      const answer = await write(await newPost(), body, await site.member('user'));
      expect([answer.status, answer.body.code, answer.body.fields]).toEqual([
        400,
        'VALIDATION_FAILED',
        fields,
      ]);
    });

    it('takes 2,000 characters of any kind', async () => {
      const post = await newPost();
      await write(post, { content: '🏆'.repeat(2_000) }, await site.member('user')).expect(201);
      expect((await read(post)).comments[0]!.content).toBe('🏆'.repeat(2_000));
    });

    it('refuses a reply to a comment of another post', async () => {
      const member = await site.member('user');
      const { body: elsewhere } = await write(await newPost(), { content: 'a' }, member);
      const answer = await write(await newPost(), { content: 'b', parent_id: elsewhere.id }, member);
      expect([answer.status, answer.body.fields]).toEqual([
        400,
        { parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.' },
      ]);
    });

    it('answers 404 for a post that isn’t there', async () => {
      const member = await site.member('user');
      expect((await write(999_999, { content: 'a' }, member)).status).toBe(404);
      expect((await site.http(member.token).get('/api/blogs/999999/comments')).status).toBe(404);
      expect((await site.http(member.token).get('/api/blogs/x/comments')).status).toBe(400);
    });

    it('shows a blocked member everything but takes no comment', async () => {
      const post = await newPost();
      const member = await site.member('user');
      await write(post, { content: 'önce' }, member).expect(201);
      await site.database.manager.update(
        User,
        { id: member.id },
        { is_blocked: true, blocked_reason: 'hakaret' },
      );
      const refused = await write(post, { content: 'sonra' }, member);
      expect([refused.status, refused.body.code, refused.body.error]).toEqual([
        403,
        'COMMENTING_BLOCKED',
        'Yorum yapma yetkiniz kaldırıldı.',
      ]);
      const { comments, is_blocked, blocked_reason } = await read(post, member);
      expect([texts(comments), is_blocked, blocked_reason]).toEqual([['önce'], true, 'hakaret']);
      expect(await read(post)).not.toHaveProperty('blocked_reason');
      await site.database.manager.update(User, { id: member.id }, { is_blocked: false });
      await write(post, { content: 'yeniden' }, member).expect(201);
    });

    it('makes a member wait after 20 comments, and only that member', async () => {
      const post = await newPost();
      const [busy, other] = [await site.member('user'), await site.member('user')];
      for (let count = 0; count < 20; count += 1)
        await write(post, { content: `${count}` }, busy).expect(201);
      const refused = await write(post, { content: 'fazla' }, busy);
      expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      await write(post, { content: 'başkası' }, other).expect(201);
    });

    it('keeps every one of many comments sent at once', async () => {
      const post = await newPost();
      const member = await site.member('user');
      const { body: root } = await write(post, { content: 'kök' }, member);
      await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          write(post, { content: `${index}`, parent_id: root.id }, member).expect(201),
        ),
      );
      const [{ replies }] = (await read(post)).comments as [CommentNode];
      expect(replies.map((reply) => reply.content).sort()).toEqual([...'0123456789']);
      expect(replies.map((reply) => reply.id)).toEqual(
        replies.map((reply) => reply.id).sort((a, b) => a - b),
      );
    });
  });

  describe('recent comments', () => {
    it('lists the newest of all posts with their titles, page by page', async () => {
      await site.database.query('DELETE FROM comments');
      const [derby, final] = [await newPost('Derbi'), await newPost('Final')];
      const at = (minute: number) => new Date(site.clock.now().getTime() + minute * 60_000);
      const ids = await insert(
        Array.from({ length: 25 }, (_, index) => ({
          blog_id: index % 2 === 0 ? derby : final,
          content: `${index}`,
          // pairs at the same instant: the order is still certain
          date: at(Math.floor(index / 2)),
        })),
      );
      await insert([{ blog_id: derby, content: '[silindi]', is_deleted: true, date: at(99) }]);
      const member = await site.member('user');
      const page = async (query: string) =>
        (await site.http(member.token).get(`/api/recent-comments${query}`)).body;

      const first = await page('');
      expect([first.total, first.pages, first.comments.length]).toEqual([25, 2, 20]);
      expect(first.comments[0]).toEqual({
        id: ids[24],
        content: '24',
        author: 'eski',
        date: at(12).toISOString(),
        blog_id: derby,
        parent_id: null,
        blogname: 'Derbi',
      });
      const second = await page('?page=2');
      const all = [...first.comments, ...second.comments].map((comment: CommentNode) =>
        Number(comment.content),
      );
      expect(all).toEqual(Array.from({ length: 25 }, (_, index) => 24 - index));
      expect((await page('?page=9')).comments).toEqual([]);
      for (const query of ['?page=0', '?page=x', '?per_page=101', '?author=a']) {
        expect((await page(query)).code).toBe('VALIDATION_FAILED');
      }
    });
  });
});
