import type { TestMember, TestSite } from './create-test-site';
import { picture } from './images';

export const IMAGE_NAME = /^[0-9a-f]{32}\.webp$/;

/** A pick as admins add it. */
export const FULL_PICK = {
  blogname: 'Haftanın kuponu',
  feedback: 'Üç maç',
  author: 'Şule',
  date: '2026-05-01 20:00',
  image_filename: '',
};

/** What a pick without selections has beside its words. */
export const NO_SELECTIONS = {
  selections: [],
  edited_at: null,
  selection_changes: [],
  settlement_changes: [],
};

interface People {
  editor: TestMember;
  admin: TestMember;
  user: TestMember;
}

/** Requests about picks by the people of a suite, who are made by then. */
export function pickRequests(site: () => TestSite, people: () => People) {
  const post = (fields: Record<string, string>, image?: Buffer, name = 'kupon.jpg') => {
    const request = site().http(people().editor.token).post('/api/editor');
    for (const [key, value] of Object.entries(fields)) void request.field(key, value);
    return image ? request.attach('imageFile', image, name) : request;
  };
  return {
    get: (path: string) => site().http(people().user.token).get(path),
    /** Sends the editor's form. */
    post,
    /** A published pick with an image. */
    pick: async (fields: Partial<Record<'blogname' | 'feedback', string>> = {}) => {
      const image = await picture().jpeg().toBuffer();
      return (await post({ blogname: 'Kupon', feedback: 'Metin', ...fields }, image)).body;
    },
    /** Adds a pick as the admin's table does. */
    add: (body: object) => site().http(people().admin.token).post('/api/blogs').send(body),
  };
}
