import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATH } from '../program';

const DOCKER = join(__dirname, '..', '..', '..', '..', 'docker');
const SCRIPT = join(DOCKER, 'galera', 'node.sh');
const POSITION = '6f1b2c3d-0000-11ef-9253-7a6a39b16662:41';
const FOUNDS = '--wsrep-new-cluster';

describe('the start of a Galera node', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'node-'));
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Nobody listens on port 1: the node is alone. The server only says with which options it would start. */
  const run = (...args: string[]) => {
    const env = { PATH, DATADIR: folder, SERVER: 'echo starts', NODES: '127.0.0.1:1' };
    const { status, stdout, stderr } = spawnSync('sh', [SCRIPT, ...args], { env, encoding: 'utf8' });
    return { status, said: `${stdout}${stderr}`.trim() };
  };
  const starts = () => run('start').said;

  /** Data as it is after an orderly stop. */
  const stopped = (position = POSITION) => {
    const [uuid, number] = position.split(':');
    mkdirSync(join(folder, 'mysql'));
    writeFileSync(
      join(folder, 'grastate.dat'),
      `# GALERA saved state\nversion: 2.1\nuuid:    ${uuid}\nseqno:   ${number}\nsafe_to_bootstrap: 0\n`,
    );
  };

  it('founds no cluster, whatever is on the disk', () => {
    expect(starts()).toBe('starts');
    stopped();
    expect(starts()).toBe('starts');
  });

  it('founds one after it was told to, and only once', () => {
    expect(run('found', 'empty').status).toBe(0);
    expect(starts()).toBe(`starts ${FOUNDS}`);
    expect(starts()).toBe('starts');
  });

  it('founds none with other data than was named', () => {
    stopped();
    expect(run('position').said).toBe(POSITION);
    for (const args of [[], ['empty'], [POSITION.replace('41', '42')]]) {
      const { status, said } = run('found', ...args);
      expect([status, said]).toEqual([1, expect.stringContaining(`This node is at ${POSITION}`)]);
    }
    expect(starts()).toBe('starts');
    expect(run('found', POSITION).status).toBe(0);
    expect(starts()).toBe(`starts ${FOUNDS}`);
    expect(readFileSync(join(folder, 'grastate.dat'), 'utf8')).toContain('safe_to_bootstrap: 1');
  });

  it('asks the tables of a node that died how far they go', () => {
    stopped(POSITION.replace(':41', ':-1'));
    const server = join(folder, 'server.sh');
    writeFileSync(server, `#!/bin/sh\necho "[Note] WSREP: Recovered position: ${POSITION}" >&2\n`, {
      mode: 0o755,
    });
    const env = { PATH, DATADIR: folder, SERVER: server };
    expect(spawnSync('sh', [SCRIPT, 'position'], { env, encoding: 'utf8' }).stdout.trim()).toBe(POSITION);
  });

  it('is at `empty` with tables of its own that have never been in a cluster', () => {
    mkdirSync(join(folder, 'mysql'));
    writeFileSync(join(folder, 'grastate.dat'), '');
    expect(run('position').said).toBe('empty');
  });
});

describe('HAProxy', () => {
  /** Statements that a configuration sends to a server, out of the packets of its protocol. */
  const statements = (file: string) =>
    [...readFileSync(join(DOCKER, 'haproxy', file), 'utf8').matchAll(/send-binary ([0-9a-f]+)/g)]
      .map(([, hex]) => Buffer.from(hex!, 'hex'))
      .filter((packet) => packet[4] === 3)
      .map((packet) => {
        expect(packet.readUIntLE(0, 3)).toBe(packet.length - 4);
        return packet.toString('utf8', 5);
      });

  it('asks a Galera node what its health check asks', () => {
    const [, usable] = /^usable="(.*)"$/m.exec(readFileSync(SCRIPT, 'utf8'))!;
    expect(statements('galera.cfg')).toEqual([usable]);
  });

  it('uses no node that is less than a majority of three', () => {
    expect(statements('galera.cfg')[0]).toMatch(/'wsrep_cluster_size' AND VARIABLE_VALUE >= 2 /);
    expect(statements('group-replication.cfg')[0]).toMatch(/member_state = 'ONLINE'\) > 1$/);
  });
});
