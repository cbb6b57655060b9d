import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../backend/test/support/free-port';

const PROGRAM = ['/usr/sbin/nginx', '/usr/bin/nginx', '/opt/homebrew/bin/nginx'].find(existsSync);

/** Why journeys through a real proxy can't be made here; null: they can. */
export const noProxy = PROGRAM === undefined ? 'skipped: there is no nginx on this machine' : null;

/** nginx in front of a site as it is installed: it takes 1 MiB and answers with pages of its own. Match files it cuts off. */
export class Proxy {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    readonly address: string,
  ) {}

  /**
   * @param site address of the site
   * @param gone path that nothing answers behind the proxy
   */
  static async start(site: string, gone: string): Promise<Proxy> {
    const folder = mkdtempSync(join(tmpdir(), 'oran-nginx-'));
    const [port, nobody] = [await freePort(), await freePort()];
    const temp = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => {
      mkdirSync(join(folder, kind));
      return `${kind}_temp_path ${join(folder, kind)};`;
    });
    const forward = 'proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $remote_addr;';
    writeFileSync(
      join(folder, 'nginx.conf'),
      `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${join(folder, 'pid')}; error_log stderr error;
      events {}
      http {
        access_log off; ${temp.join(' ')}
        server {
          listen 127.0.0.1:${port};
          location = ${gone} { proxy_pass http://127.0.0.1:${nobody}; }
          # the connection breaks while the browser still sends
          location = /api/imports { proxy_pass ${site}; ${forward} lingering_close off; }
          location / { proxy_pass ${site}; ${forward} }
        }
      }`,
    );
    const config = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'];
    const server = spawn(PROGRAM!, config, { stdio: ['ignore', 'ignore', 'ignore'] });
    const proxy = new Proxy(server, folder, `http://127.0.0.1:${port}`);
    for (;;) {
      if ((await fetch(`${proxy.address}/api/health/live`).catch(() => null))?.ok) return proxy;
      if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  async stop(): Promise<void> {
    if (this.process.exitCode === null) {
      const gone = once(this.process, 'exit');
      this.process.kill('SIGTERM');
      await gone;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
