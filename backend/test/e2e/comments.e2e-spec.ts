import { AuditEntry } from '../../src/modules/audit/entities/audit-entry.entity';
import { Comment } from '../../src/modules/comments/entities/comment.entity';
import { PersonalData } from '../../src/modules/users/personal-data/personal-data';
import { User } from '../../src/modules/users/entities/user.entity';
import { createTestSite, type TestMember, type TestSite } from '../support/create-test-site';
import { DATABASE_NAME } from '../support/test-database';

interface Node {
  id: number;
  content: string;
  replies: Node[];
}

describe(`comments on the ${DATABASE_NAME}`, () => {
  let site: TestSite;
  let admin: TestMember;

  beforeAll(async () => {
    site = await createTestSite();
    admin = await site.member('admin');
  });

  afterAll(() => site?.close());

  const newPost = async (blogname = 'Kupon'): Promise<number> => {
    const body = { blogname, feedback: 'Metin', author: 'Şule', date: '2026-05-01', image_filename: '' };
    return (await site.http(admin.token).post('/api/blogs').send(body).expect(201)).body.id as number;
  };
  const write = (post: number, body: object, { token }: TestMember) =>
    site.http(token).post(`/api/blogs/${post}/comments`).send(body);
  const read = async (post: number, { token }: TestMember = admin) =>
    (await site.http(token).get(`/api/blogs/${post}/comments`).expect(200)).body as {
      comments: Node[];
      is_blocked: boolean;
      blocked_reason?: string;
    };
  const texts = (nodes: readonly Node[]): unknown[] =>
    nodes.map((node) => (node.replies.length > 0 ? [node.content, texts(node.replies)] : node.content));
  /** Writes comments past the rate limit, as the database has them. */
  const insert = async (rows: Partial<Comment>[]): Promise<number[]> => {
    const ids: number[] = [];
    for (const row of rows) {
      const filled = {
        parent_id: null,
        user_id: null,
        author: 'eski',
        author_folded: 'eski',
        content: 'x',
        date: site.clock.now(),
        is_deleted: false,
        search_text: 'eski',
        ...row,
      };
      ids.push((await site.database.manager.insert(Comment, filled)).identifiers[0]!.id as number);
    }
    return ids;
  };

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
      const [{ replies }] = (await read(post)).comments as [Node];
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
      const all = [...first.comments, ...second.comments].map((comment: Node) => Number(comment.content));
      expect(all).toEqual(Array.from({ length: 25 }, (_, index) => 24 - index));
      expect((await page('?page=9')).comments).toEqual([]);
      for (const query of ['?page=0', '?page=x', '?per_page=101', '?author=a']) {
        expect((await page(query)).code).toBe('VALIDATION_FAILED');
      }
    });
  });

  describe('the admin table', () => {
    const http = () => site.http(admin.token);
    const remove = (id: number) => http().delete(`/api/comments/${id}`);

    it('leaves [silindi] in place of a comment with replies, and clears it with the last reply', async () => {
      const post = await newPost();
      const member = await site.member('user');
      const { body: a } = await write(post, { content: 'a' }, member);
      const { body: b } = await write(post, { content: 'b', parent_id: a.id }, member);
      const { body: c } = await write(post, { content: 'c', parent_id: b.id }, member);

      const answer = await remove(a.id);
      expect([answer.status, answer.body]).toEqual([200, { message: 'Kayıt silindi.' }]);
      await remove(b.id).expect(200);
      await remove(b.id).expect(200);
      const { comments } = await read(post);
      expect(texts(comments)).toEqual([['[silindi]', [['[silindi]', ['c']]]]]);
      expect(comments[0]).toMatchObject({ id: a.id, author: '[silindi]', is_deleted: true });
      expect(JSON.stringify(await site.database.manager.findOneBy(Comment, { id: a.id }))).not.toContain(
        member.username,
      );
      const reply = await write(post, { content: 'd', parent_id: a.id }, member);
      expect([reply.status, reply.body.fields]).toEqual([
        400,
        { parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.' },
      ]);

      await remove(c.id).expect(200);
      expect((await read(post)).comments).toEqual([]);
      expect((await remove(c.id)).status).toBe(404);
    });

    it('keeps the comments of an account that is gone, without its name, and exports them before', async () => {
      const post = await newPost();
      const [member, other] = [await site.member('user', { name: 'Silinecek' }), await site.member('user')];
      const { body: comment } = await write(post, { content: 'kalır' }, member);
      await write(post, { content: 'yanıt', parent_id: comment.id }, other);

      const personalData = site.app.get(PersonalData);
      expect((await personalData.collect(member.id)).comments).toEqual([
        { id: comment.id, blog_id: post, parent_id: null, content: 'kalır', date: comment.date },
      ]);
      await site.database.transaction(async (manager) => {
        await personalData.erase(member.id);
        await manager.delete(User, { id: member.id });
      });
      expect((await read(post)).comments).toEqual([
        expect.objectContaining({ author: 'Eski üye', content: 'kalır', replies: [expect.anything()] }),
      ]);
      expect(JSON.stringify(await site.database.manager.find(Comment)).toLowerCase()).not.toContain(
        'silinecek',
      );
    });

    it('is a plain array with the account’s block beside each comment; asked for pages it pages', async () => {
      await site.database.query('DELETE FROM comments');
      const post = await newPost();
      const member = await site.member('user', { name: 'İnci' });
      await write(post, { content: 'Şahane kupon' }, member);
      await site.database.manager.update(User, { id: member.id }, { is_blocked: true });
      await insert(Array.from({ length: 6 }, (_, index) => ({ blog_id: post, content: `${index}` })));

      const whole = await http().get('/api/comments');
      expect([whole.status, whole.body.length, whole.headers['x-total-count']]).toEqual([200, 7, '7']);
      expect(whole.body[6]).toEqual({
        id: expect.any(Number),
        blog_id: post,
        parent_id: null,
        content: 'Şahane kupon',
        author: 'İnci',
        date: site.clock.now().toISOString(),
        is_deleted: false,
        user_id: member.id,
        is_blocked: true,
      });
      expect(JSON.stringify(whole.body)).not.toContain(member.email);
      const page = await http().get('/api/comments?page=2&per_page=3&sort=id&order=asc');
      expect([page.body.map((row: Node) => row.content), page.headers['x-total-count']]).toEqual([
        ['2', '3', '4'],
        '7',
      ]);
      const found = await http().get('/api/comments?q=SAHANE&page=1');
      expect([found.body.length, found.headers['x-total-count']]).toEqual([1, '1']);
      expect((await http().get('/api/comments?q=inci')).body.length).toBe(1);
      expect((await http().get('/api/comments?sort=author')).body[6].author).toBe('İnci');
      expect((await http().get('/api/comments?sort=content')).status).toBe(400);
    });

    it('adds a comment under any name', async () => {
      const post = await newPost();
      const answer = await http()
        .post('/api/comments')
        .send({ blog_id: String(post), parent_id: '', content: '<i>a</i>', author: 'Site' });
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        blog_id: post,
        parent_id: null,
        content: '<i>a</i>',
        author: 'Site',
        user_id: null,
        is_blocked: false,
      });
    });

    it.each<[string, (post: number) => object, object]>([
      ['an unknown post', () => ({ blog_id: 999_999 }), { blog_id: 'Böyle bir gönderi yok.' }],
      ['no post', () => ({ blog_id: undefined }), { blog_id: 'Pozitif bir tam sayı olmalı.' }],
      ['a broken post', () => ({ blog_id: '7x' }), { blog_id: 'Pozitif bir tam sayı olmalı.' }],
      ['no author', () => ({ author: ' ' }), { author: 'Yazar zorunlu.' }],
      ['no content', () => ({ content: '' }), { content: 'Yorum boş olamaz.' }],
      [
        'an unknown parent',
        () => ({ parent_id: 999_999 }),
        { parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.' },
      ],
      ['a date', () => ({ date: '2026-05-17' }), { date: 'Bilinmeyen alan.' }],
    ])('refuses a new comment with %s', async (_, change, fields) => {
      const post = await newPost();
      const body = { blog_id: post, parent_id: '', content: 'a', author: 'b', ...change(post) };
      const answer = await http().post('/api/comments').send(body);
      expect([answer.status, answer.body.fields]).toEqual([400, fields]);
    });

    it('edits and moves comments, but never below their own replies', async () => {
      const [post, other] = [await newPost(), await newPost()];
      const [a, b, c, far] = (await insert([
        { blog_id: post },
        { blog_id: post },
        { blog_id: post },
        { blog_id: other },
      ])) as [number, number, number, number];
      const put = (id: number, body: object) =>
        http()
          .put(`/api/comments/${id}`)
          .send({ blog_id: post, parent_id: null, content: 'yeni', author: 'Yeni', ...body });

      await put(b, { parent_id: a }).expect(200);
      await put(c, { parent_id: b }).expect(200);
      expect(texts((await read(post)).comments)).toEqual([['x', [['yeni', ['yeni']]]]]);
      for (const parent_id of [a, b, c]) {
        const answer = await put(a, { parent_id });
        expect([answer.status, answer.body.fields]).toEqual([
          400,
          { parent_id: 'Bir yorum kendisine veya kendi yanıtlarına yanıt olamaz.' },
        ]);
      }
      expect((await put(c, { parent_id: far })).body.fields).toEqual({
        parent_id: 'Yanıtlanan yorum bu gönderide bulunamadı.',
      });
      const torn = await put(b, { blog_id: other });
      expect([torn.status, torn.body.code]).toEqual([409, 'CONFLICT']);
      await put(c, { blog_id: other, parent_id: far }).expect(200);
      expect(texts((await read(other)).comments)).toEqual([['x', ['yeni']]]);
      expect((await put(999_999, {})).status).toBe(404);
    });

    it('puts every write on record with before and after', async () => {
      const post = await newPost();
      const form = { blog_id: post, parent_id: '', content: 'ilk', author: 'Site' };
      const { body: added } = await http().post('/api/comments').send(form);
      await http()
        .put(`/api/comments/${added.id}`)
        .send({ ...form, content: 'son' });
      await remove(added.id);
      const entries = await site.database.manager.find(AuditEntry, {
        where: { entity: 'comments', entity_id: added.id },
        order: { id: 'ASC' },
      });
      const content = (json: string | null) => (json === null ? null : JSON.parse(json).content);
      expect(
        entries.map((entry) => [entry.action, content(entry.before_json), content(entry.after_json)]),
      ).toEqual([
        ['create', null, 'ilk'],
        ['update', 'ilk', 'son'],
        ['delete', 'son', null],
      ]);
    });

    it('never shows half of a deletion while replies arrive', async () => {
      const post = await newPost();
      const member = await site.member('user');
      const { body: root } = await write(post, { content: 'kök' }, member);
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, () => write(post, { content: 'y', parent_id: root.id }, member)),
        remove(root.id),
      ]);
      expect(answers.map((answer) => answer.status).filter((status) => status >= 500)).toEqual([]);
      const rows = await site.database.manager.findBy(Comment, { blog_id: post });
      const replies = rows.filter((row) => row.content === 'y');
      const written = answers.filter((answer) => answer.status === 201).length;
      expect(replies.length).toBe(written);
      // a reply without its comment would stand at the top as if it were a comment of its own
      expect(replies.every((row) => row.parent_id === root.id)).toBe(true);
      expect(rows.some((row) => row.id === root.id)).toBe(written > 0);
    });
  });
});
