import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, YAML11_SCHEMA } from 'js-yaml';
import { environmentNames } from '../../../test/support/environment-names';
import { readEnvironment } from './environment';

interface Service {
  image?: string;
  build?: { context: string; dockerfile: string };
  profiles?: string[];
  env_file?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, unknown> | string[];
  logging?: { driver: string; options: Record<string, string> };
  mem_limit?: string;
  volumes?: string[];
  ports?: string[];
  configs?: { source: string }[];
}
interface ComposeFile {
  name: string;
  services: Record<string, Service>;
  volumes?: Record<string, unknown>;
  configs?: Record<string, { file?: string; content?: string }>;
}

const DOCKER = join(__dirname, '../../../../docker');
// merge keys belong to YAML 1.1, which is what Compose reads
const read = (name: string) =>
  load(readFileSync(join(DOCKER, name), 'utf8'), { schema: YAML11_SCHEMA }) as ComposeFile;
const settings = environmentNames();
/** What a container of the site needs whatever the owner's file says. */
const FIXED = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data', TRUST_PROXY: '1' };
/** Variables of the compose files themselves. */
const OF_COMPOSE = ['DOMAIN', 'MYSQL_PASSWORD', 'SITE_MEMORY'];

describe.each(['compose.yml', 'compose.cluster.yml', 'compose.scale.yml'])('docker/%s', (name) => {
  const text = readFileSync(join(DOCKER, name), 'utf8');
  const file = read(name);
  const services = Object.entries(file.services);
  const sites = services.filter(([, { build }]) => build !== undefined);

  it('hands every setting to the site: all of the owner’s file, and what a container needs', () => {
    expect(sites).not.toHaveLength(0);
    for (const [, site] of sites) {
      expect(site.env_file).toEqual(['.env']);
      expect(site.environment).toMatchObject(FIXED);
      expect(settings).toEqual(expect.arrayContaining(Object.keys(site.environment!)));
    }
  });

  it('gives values that the site would start with', () => {
    const known: Record<string, string> = {
      JWT_SECRET: 'x'.repeat(32),
      MYSQL_PASSWORD: 'secret1',
      DOMAIN: 'a.example',
    };
    for (const [, { environment }] of sites) {
      const given = Object.entries(environment!).map(([key, value]) => [
        key,
        value.replaceAll(
          /\$\{(\w+)(?::[?-]([^}]*))?\}/g,
          (_, variable: string, other = '') => known[variable] ?? other,
        ),
      ]);
      expect(() => readEnvironment(Object.fromEntries(given) as Record<string, string>)).not.toThrow();
    }
  });

  it('asks for settings of the site and its own only', () => {
    const asked = [...text.replaceAll(/^ *#.*$/gm, '').matchAll(/(?<!\$)\$\{(\w+)/g)].map(
      ([, variable]) => variable!,
    );
    expect([...settings, ...OF_COMPOSE]).toEqual(expect.arrayContaining(asked));
  });

  it('fills no disk with logs', () => {
    for (const [, { logging }] of services)
      expect(logging).toMatchObject({ driver: 'json-file', options: { 'max-size': expect.any(String) } });
  });

  it('catches no mails unless asked to', () => {
    const catchers = services.filter(([, { image }]) => image?.includes('mailpit'));
    expect(catchers.map(([, { profiles }]) => profiles)).toEqual([['try']]);
    for (const [, { environment }] of sites) expect(environment).not.toHaveProperty('SMTP_URL');
  });

  it('names services, volumes, settings and files that are there', () => {
    for (const [, service] of services) {
      const wanted = service.depends_on ?? [];
      const names = Array.isArray(wanted) ? wanted : Object.keys(wanted);
      expect(Object.keys(file.services)).toEqual(expect.arrayContaining(names));
      for (const { source } of service.configs ?? []) expect(file.configs).toHaveProperty(source);
      for (const volume of service.volumes ?? []) {
        const [from] = volume.split(':');
        if (from!.startsWith('./')) expect(existsSync(join(DOCKER, from!))).toBe(true);
        else expect(file.volumes).toHaveProperty(from!);
      }
      if (service.build)
        expect(existsSync(join(DOCKER, service.build.context, service.build.dockerfile))).toBe(true);
    }
    for (const { file: path } of Object.values(file.configs ?? {}))
      if (path) expect(existsSync(join(DOCKER, path))).toBe(true);
  });
});

describe('docker/compose.yml', () => {
  const { services } = read('compose.yml');

  it('shows the site to visitors through its proxy only, whose file it shares with sites without Docker', () => {
    expect(services.site!.ports).toBeUndefined();
    expect(services.caddy!.ports).toEqual(['80:80', '443:443']);
    expect(services.caddy!.volumes).toContain('./proxy/Caddyfile:/etc/caddy/Caddyfile:ro');
    const proxy = readFileSync(join(DOCKER, 'proxy/Caddyfile'), 'utf8');
    const read = [...proxy.replaceAll(/^#.*$/gm, '').matchAll(/\{\$(\w+)/g)].map(([, variable]) => variable!);
    expect(Object.keys(services.caddy!.environment!).sort()).toEqual([...new Set(read)].sort());
  });

  it('keeps backups where a new container finds them, and limits what each service takes of the memory', () => {
    expect(services.site!.volumes).toContain('backups:/backups');
    for (const { mem_limit } of Object.values(services)) expect(mem_limit).toMatch(/\d[mg]|SITE_MEMORY/);
  });
});
