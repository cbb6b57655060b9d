import { holdOutgoing } from '../../src/platform/database/outgoing-hold';
import type { AdminDesk, Sent } from './admin-desk';
import { confirmSession } from './confirmation';
import { picture } from './images';
import { PANEL_TABLES, type RowForm } from './panel-tables';
import { turnSecondFactorOn } from './second-factor';

/** A good request to each route by which admins and editors write, made ready and then sent by what it returns. */
export const ADMIN_WRITES: Record<string, (desk: AdminDesk) => Promise<() => Promise<Sent>>> = {
  ...Object.assign({}, ...Object.entries(PANEL_TABLES).map(([name, form]) => table(name, form))),
  ...table('blogs', (desk) => desk.post()),
  ...table('winnersclub', (desk) => desk.post()),
  'POST /api/winnersclub/offers': async (desk) => {
    const blog_id = await desk.wonCoupon();
    return () => desk.send('post', '/api/winnersclub/offers', { blog_id });
  },
  'POST /api/purchase_subscription': async (desk) => {
    const { id } = await desk.member();
    return () => desk.send('post', '/api/purchase_subscription', { user_id: id, duration_type: '1_day' });
  },
  'PUT /api/users/:id/block': async (desk) => {
    const { id } = await desk.member();
    return () => desk.send('put', `/api/users/${id}/block`, { reason: 'hakaret' });
  },
  'DELETE /api/users/:id/block': async (desk) => {
    const { id } = await desk.member();
    await desk.send('put', `/api/users/${id}/block`, { reason: 'hakaret' });
    return () => desk.send('delete', `/api/users/${id}/block`);
  },
  'DELETE /api/users/:id/sessions': async (desk) => {
    const { id } = await desk.member();
    return () => desk.send('delete', `/api/users/${id}/sessions`);
  },
  'DELETE /api/users/:id/second-factor': async (desk) => {
    const member = await desk.member();
    await turnSecondFactorOn(desk.site, member);
    await confirmSession(desk.site, desk.admin);
    return () => desk.send('delete', `/api/users/${member.id}/second-factor`);
  },
  'POST /api/users/:id/password-mail': async (desk) => {
    const { id } = await desk.member();
    return () => desk.send('post', `/api/users/${id}/password-mail`);
  },
  'PUT /api/settings': (desk) =>
    Promise.resolve(() => desk.send('put', '/api/settings', { site_name: desk.word() })),
  'POST /api/site-state/release': async (desk) => {
    await holdOutgoing(desk.site.database.manager, new Date());
    return () => desk.send('post', '/api/site-state/release', { waiting: 'send' });
  },
  'PUT /api/competitions/:id': async (desk) => {
    const id = await desk.competition();
    return () =>
      desk.send('put', `/api/competitions/${id}`, { country_name: 'Türkiye', competition_name: desk.word() });
  },
  'POST /api/receipts/:id/approve': async (desk) => {
    const id = await desk.receipt();
    return () => desk.send('post', `/api/receipts/${id}/approve`, { duration_type: '1_month' });
  },
  'POST /api/receipts/:id/reject': async (desk) => {
    const id = await desk.receipt();
    return () => desk.send('post', `/api/receipts/${id}/reject`, { reason: 'tutar eksik' });
  },
  'POST /api/mails/:id/retry': async (desk) => {
    const id = await desk.failedMail();
    return () => desk.send('post', `/api/mails/${id}/retry`);
  },
  'DELETE /api/undeliverable-addresses/:id': async (desk) => {
    const id = await desk.undeliverableAddress();
    return () => desk.send('delete', `/api/undeliverable-addresses/${id}`);
  },
  'POST /api/newsletters': async (desk) => {
    await desk.consent();
    return () => desk.send('post', '/api/newsletters', desk.newsletter());
  },
  'POST /api/newsletters/test': (desk) =>
    Promise.resolve(() => desk.send('post', '/api/newsletters/test', desk.newsletter())),
  'POST /api/newsletters/:id/stop': async (desk) => {
    await desk.consent();
    const id = await desk.add('/api/newsletters', desk.newsletter());
    return () => desk.send('post', `/api/newsletters/${id}/stop`);
  },
  'POST /api/editor': async (desk) => {
    const image = await picture().png().toBuffer();
    return () =>
      desk.sendFile('/api/editor', 'imageFile', image, { blogname: desk.word(), feedback: 'metin' });
  },
  'POST /api/images': async (desk) => {
    const image = await picture().png().toBuffer();
    return () => desk.sendFile('/api/images', 'imageFile', image, {});
  },
  'POST /api/imports': (desk) => {
    const file = Buffer.from('Div,Date,HomeTeam,AwayTeam,FTHG,FTAG\nT1,17/05/2024,A,B,1,0\n');
    return Promise.resolve(() => desk.sendFile('/api/imports', 'file', file, {}));
  },
  'DELETE /api/imports/:id': async (desk) => {
    const id = await desk.import();
    return () => desk.send('delete', `/api/imports/${id}`);
  },
  'POST /api/names/join': async (desk) => {
    const body = await desk.twoClubs();
    return () => desk.send('post', '/api/names/join', body);
  },
  'DELETE /api/names/joins/:id': async (desk) => {
    const id = await desk.add('/api/names/join', await desk.twoClubs());
    return () => desk.send('delete', `/api/names/joins/${id}`);
  },
  'POST /api/club-sponsors': (desk) =>
    Promise.resolve(() => desk.send('post', '/api/club-sponsors', { name: desk.word() })),
  'DELETE /api/club-sponsors/:id': async (desk) => {
    const id = await desk.add('/api/club-sponsors', { name: desk.word() });
    return () => desk.send('delete', `/api/club-sponsors/${id}`);
  },
  'PUT /api/feeds': (desk) =>
    Promise.resolve(() =>
      desk.send('put', '/api/feeds', {
        feeds: [{ url: `https://example.com/${desk.word()}.csv`, every_minutes: 60 }],
      }),
    ),
  'POST /api/feeds/:key/run': async (desk) => {
    // not enabled: nothing is fetched
    const feed = { url: `https://example.com/${desk.word()}.csv`, every_minutes: 60, enabled: false };
    const { body } = await desk.send('put', '/api/feeds', { feeds: [feed] });
    const [{ key }] = body.feeds as [{ key: string }];
    return () => desk.send('post', `/api/feeds/${key}/run`);
  },
  'POST /api/feeds/:key/restart-versions': (desk) =>
    Promise.resolve(() => desk.send('post', '/api/feeds/inbox/restart-versions')),
};

/** Add, change and delete of a table whose form makes a new row each time. */
function table(name: string, form: RowForm): typeof ADMIN_WRITES {
  const path = `/api/${name}`;
  return {
    [`POST ${path}`]: async (desk) => {
      const body = await form(desk);
      return () => desk.send('post', path, body);
    },
    [`PUT ${path}/:id`]: async (desk) => {
      const id = await desk.add(path, await form(desk));
      const body = await form(desk);
      return () => desk.send('put', `${path}/${id}`, body);
    },
    [`DELETE ${path}/:id`]: async (desk) => {
      const id = await desk.add(path, await form(desk));
      return () => desk.send('delete', `${path}/${id}`);
    },
  };
}
