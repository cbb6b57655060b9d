import { Comment } from '../../src/modules/comments/entities/comment.entity';
import type { TestMember, TestSite } from './create-test-site';

/** A comment of the tree that a post is answered with. */
export interface CommentNode {
  id: number;
  content: string;
  replies: CommentNode[];
}

/** Requests about comments to the site and by the admin that a suite has by then. */
export function commentRequests(site: () => TestSite, admin: () => TestMember) {
  return {
    newPost: async (blogname = 'Kupon'): Promise<number> => {
      const body = { blogname, feedback: 'Metin', author: 'Şule', date: '2026-05-01', image_filename: '' };
      const answer = await site().http(admin().token).post('/api/blogs').send(body).expect(201);
      return answer.body.id as number;
    },
    write: (post: number, body: object, { token }: TestMember) =>
      site().http(token).post(`/api/blogs/${post}/comments`).send(body),
    read: async (post: number, { token } = admin()) =>
      (await site().http(token).get(`/api/blogs/${post}/comments`).expect(200)).body as {
        comments: CommentNode[];
        is_blocked: boolean;
        blocked_reason?: string;
      },
    /** Writes comments past the rate limit, as the database has them. */
    insert: async (rows: Partial<Comment>[]): Promise<number[]> => {
      const ids: number[] = [];
      for (const row of rows) {
        const filled = {
          parent_id: null,
          user_id: null,
          author: 'eski',
          author_folded: 'eski',
          content: 'x',
          date: site().clock.now(),
          is_deleted: false,
          search_text: 'eski',
          ...row,
        };
        ids.push((await site().database.manager.insert(Comment, filled)).identifiers[0]!.id as number);
      }
      return ids;
    },
  };
}

/** The texts of comments, each with those of its replies. */
export const texts = (nodes: readonly CommentNode[]): unknown[] =>
  nodes.map((node) => (node.replies.length > 0 ? [node.content, texts(node.replies)] : node.content));
