/**
 * `node backend/scripts/proxy-check.mjs [caddy] [nginx]`: starts a built site with demo data behind the real programs with the
 * files of docker/proxy, and sends what visitors send. Ends with the line `N passed, N failed`; exit code 1 when one failed.
 * Needs `caddy`, `nginx` and `openssl`. What the files say of a machine (address, ports, certificate) is replaced, nothing else.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { buildIfChanged } from './lib/build.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { onPinnedNode } from './lib/pinned-node.mjs';
import { endOf, run } from './lib/run.mjs';

/** Starts each proxy on its ports before the site that listens on `site`; `folder` is its own. */
const PROXIES = { caddy: startCaddy, nginx: startNginx };
const MIB = 1024 * 1024;

await onPinnedNode();
await buildIfChanged('backend', 'frontend');
const scratch = mkdtempSync(join(tmpdir(), 'oran-proxy-'));
const certificate = makeCertificate(scratch);
const site = { port: await freePort(), dataDir: join(scratch, 'data') };
let passed = 0;
let failed = 0;
let server;
try {
  await startSite();
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(PROXIES)) await checkProxy(name);
} finally {
  await stopSite();
  rmSync(scratch, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

async function checkProxy(name) {
  const ports = { http: await freePort(), https: await freePort() };
  const folder = join(scratch, name);
  mkdirSync(folder);
  const proxy = PROXIES[name](folder, ports);
  const ask = (path, options) => send(ports.https, path, options);
  const check = async (what, run) => {
    const problem = await run().catch((error) => error.message);
    if (problem === true) passed += 1;
    else failed += 1;
    console.log(`${problem === true ? '✓' : '✗'} ${name}: ${what}${problem === true ? '' : ` (${problem})`}`);
  };
  try {
    await until(`${name} answers`, async () => (await ask('/api/health/live')).status === 200);
    // the end of a connection on which a file is still coming may take the answer along; the page explains that too
    const refusal = async (path, request) => {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await ask(path, request()).catch((error) => ({
          status: error.message,
          headers: {},
          body: '',
          isWhole: false,
        }));
        if (answer.isWhole || attempt === 8) return tooLarge(answer);
      }
    };
    const login = (email) => ask('/api/login', json({ email, password: 'Demo-1234' }));
    const token = async (email) => JSON.parse((await login(email)).body).session_token;
    const member = { authorization: `Bearer ${await token('uye@demo.local')}` };
    const admin = { authorization: `Bearer ${await token('admin@demo.local')}` };

    await check('http leads to https', async () => {
      const url = `http://localhost:${ports.http}/oranlar?a=1`;
      const { status, headers } = await fetch(url, { redirect: 'manual' });
      const target = String(headers.get('location'));
      const isRight =
        [301, 308].includes(status) && /^https:\/\/localhost(:\d+)?\/oranlar\?a=1$/.test(target);
      return isRight || `${status} ${target}`;
    });
    await check("the site's headers arrive as it sent them", async () => {
      const { headers } = await ask('/');
      const direct = await fetch(`http://127.0.0.1:${site.port}/`);
      for (const header of ['strict-transport-security', 'content-security-policy', 'x-content-type-options'])
        if (!direct.headers.get(header) || headers[header] !== direct.headers.get(header)) return header;
      return true;
    });
    await check('a receipt of 5 MB is taken', async () => {
      const answer = await ask(
        '/api/receipts',
        form({ headers: member, file: pdf(5_000_000), name: 'd.pdf' }),
      );
      return answer.status === 201 || `${answer.status} ${answer.body}`;
    });
    await check('one of 6 MB reaches the site, which says itself what is wrong', async () => {
      const answer = await ask(
        '/api/receipts',
        form({ headers: member, file: pdf(6_000_000), name: 'd.pdf' }),
      );
      const { error } = JSON.parse(answer.body);
      return (answer.status === 413 && error === 'Dekont dosyası en fazla 5 MB olabilir.') || answer.body;
    });
    await check('a receipt of 12 MB is refused in Turkish before it is read', async () =>
      refusal('/api/receipts', () => form({ headers: member, file: pdf(12_000_000), name: 'd.pdf' })),
    );
    await check('a match file of 60 MiB reaches the site', async () => {
      const file = Buffer.alloc(60 * MIB, 'x\n');
      const answer = await ask('/api/imports', form({ headers: admin, file, name: 'maclar.csv' }));
      return (answer.status !== 413 && JSON.parse(answer.body) instanceof Object) || answer.body;
    });
    await check('a match file of more than 64 MiB is refused in Turkish', async () => {
      const file = Buffer.alloc(65 * MIB, 'x\n');
      return refusal('/api/imports', () => form({ headers: admin, file, name: 'maclar.csv' }));
    });
    await check(
      "visitors are told apart, and what one writes into X-Forwarded-For doesn't count",
      async () => {
        const message = {
          name: 'Ad',
          phonenumber: '0500',
          email: 'a@example.com',
          subject: 'Konu',
          message: 'x',
        };
        const statuses = [];
        // addresses of this machine that no other proxy's visitors had
        const last = 10 + 2 * Object.keys(PROXIES).indexOf(name);
        for (let at = 1; at <= 12; at += 1)
          statuses.push(
            (
              await ask('/api/contact', {
                ...json(message, {
                  'x-forwarded-for': `198.51.100.${at}`,
                  forwarded: `for=198.51.100.${at}`,
                }),
                from: `127.0.0.${last}`,
              })
            ).status,
          );
        const other = await ask('/api/contact', { ...json(message), from: `127.0.0.${last + 1}` });
        return (
          (statuses[0] < 300 && statuses.at(-1) === 429 && other.status < 300) ||
          `${statuses} and ${other.status}`
        );
      },
    );
    await check('the figures of the process are for nobody outside', async () => {
      const { status } = await ask('/api/metrics');
      return status === 404 || status;
    });
    const download = () => ask('/api/odd-export', { headers: member });
    const isExport = ({ status, isWhole, body }) =>
      status === 200 && isWhole && body.split('\n').length > 15_000;
    await check('an export arrives as it is written', async () => {
      const answer = await download();
      return (isExport(answer) && answer.first < 0.8 * answer.total) || `${answer.status}, ${answer.first} s`;
    });
    await check('new settings end no download', async () => {
      const answer = download();
      await pause(50);
      await proxy.reload();
      const { status, body } = await answer;
      await until('it answers again', async () => (await ask('/api/health/live')).status === 200);
      return isExport(await answer) || `${status}, ${body.length} bytes`;
    });
    await check('while the site starts anew visitors wait, or are told that it is away', async () => {
      await stopSite();
      const answer = ask('/api/settings');
      await pause(1000);
      await startSite();
      const { status } = await answer;
      const now = await ask('/api/settings');
      return ([200, 502].includes(status) && now.status === 200) || `${status}, then ${now.status}`;
    });
  } finally {
    await proxy.stop();
  }
}

/** True for the refusal of docker/proxy's files, in the form of the API's errors. */
function tooLarge({ status, headers, body }) {
  const isJson = /^application\/json/.test(String(headers['content-type']));
  const { error, code } = isJson && body ? JSON.parse(body) : {};
  return (
    (status === 413 && code === 'PAYLOAD_TOO_LARGE' && error.startsWith('Dosya sunucunun')) ||
    `${status} ${body}`
  );
}

async function startSite() {
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    PORT: String(site.port),
    HOST: '127.0.0.1',
    DATA_DIR: site.dataDir,
    DATABASE_URL: '',
    PUBLIC_URL: 'https://localhost',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  };
  const program = inRoot('backend', 'dist', 'main.js');
  server = spawn(process.execPath, [program], { cwd: scratch, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await until('the site answers', async () => (await fetch(`http://127.0.0.1:${site.port}/api/health`)).ok);
}

async function stopSite() {
  const end = endOf(server);
  server.kill('SIGTERM');
  await end;
}

function startCaddy(folder, ports) {
  const config = join(folder, 'Caddyfile');
  const options = `{\n\tlocal_certs\n\tskip_install_trust\n\tadmin unix/${folder}/admin.sock\n\thttp_port ${ports.http}\n\thttps_port ${ports.https}\n}\n`;
  writeFileSync(config, options + read('docker/proxy/Caddyfile'));
  const env = {
    ...process.env,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    DOMAIN: 'localhost',
    SITE: `127.0.0.1:${site.port}`,
  };
  const args = ['--config', config, '--adapter', 'caddyfile'];
  const child = spawn('caddy', ['run', ...args], { env, stdio: ['ignore', 'ignore', 'pipe'] });
  return running(child, folder, () =>
    run('caddy', ['reload', '--force', ...args, '--address', `unix/${folder}/admin.sock`], {
      env,
      quiet: true,
    }),
  );
}

function startNginx(folder, ports) {
  const text = read('docker/proxy/nginx.conf')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${ports.http};`)
    .replaceAll(/listen (\[::\]:)?443 /g, `listen $1${ports.https} `)
    .replaceAll('/etc/letsencrypt/live/DOMAIN/fullchain.pem', certificate.cert)
    .replaceAll('/etc/letsencrypt/live/DOMAIN/privkey.pem', certificate.key)
    .replaceAll('DOMAIN', 'localhost')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${site.port}`);
  writeFileSync(join(folder, 'site.conf'), text);
  const main = join(folder, 'nginx.conf');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(' ');
  writeFileSync(
    main,
    `user root; daemon off; worker_processes 1; pid ${folder}/nginx.pid; events {} http { access_log off; ${paths} include ${folder}/site.conf; }`,
  );
  const child = spawn('nginx', ['-c', main, '-p', folder, '-e', 'stderr'], {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  return running(child, folder, () => child.kill('SIGHUP'));
}

/** A started proxy; its last words are shown when it ends by itself. */
function running(child, folder, reload) {
  let words = '';
  child.stderr.on('data', (chunk) => (words = (words + chunk).slice(-4_000)));
  let ending = false;
  child.once('exit', (code) => {
    if (!ending) console.error(`The proxy of ${folder} ended with ${code}:\n${words}`);
  });
  const stop = async () => {
    ending = true;
    const end = endOf(child);
    child.kill('SIGTERM');
    await end;
  };
  return { reload, stop };
}

function makeCertificate(folder) {
  const cert = join(folder, 'cert.pem');
  const key = join(folder, 'key.pem');
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert];
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' });
  return { cert, key };
}

/**
 * A request by curl, as browsers send it, by HTTP/2 over TLS. `first` and `total` are the seconds to the first and the last
 * byte of the answer.
 * @param {number} port
 * @param {string} path
 * @param {{method?: string, headers?: Record<string, string>, body?: string | Buffer, from?: string}} options `from`: the
 *   visitor's address
 */
async function send(port, path, { method = 'GET', headers = {}, body, from } = {}) {
  const folder = mkdtempSync(join(scratch, 'request-'));
  const file = (name) => join(folder, name);
  const args = [
    '-sS',
    '-k',
    '--http2',
    '--max-time',
    '60',
    '-X',
    method,
    '-o',
    file('answer'),
    '-D',
    file('head'),
  ];
  args.push('-w', '%{http_code} %{time_starttransfer} %{time_total}');
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  if (from) args.push('--interface', from);
  if (body) {
    writeFileSync(file('body'), body);
    args.push('--data-binary', `@${file('body')}`);
  }
  writeFileSync(file('answer'), '');
  args.push('--resolve', `localhost:${port}:127.0.0.1`, `https://localhost:${port}${path}`);
  const { code, output } = await run('curl', args, { quiet: true });
  const [status, first, total] = (output.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  const head = code === 7 ? '' : readFileSync(file('head'), 'utf8');
  const answer = {
    // what is refused early is answered while its body is still being sent: the answer counts
    status,
    first,
    total,
    headers: Object.fromEntries(
      [...head.matchAll(/^([\w-]+): (.*)\r$/gm)].map(([, name, value]) => [name.toLowerCase(), value]),
    ),
    body: readFileSync(file('answer'), 'utf8'),
    isWhole: code === 0,
  };
  rmSync(folder, { recursive: true });
  return answer;
}

function json(content, headers = {}) {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(content),
  };
}

function form({ headers, file, name }) {
  const boundary = 'oran-proxy-check';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
  const type =
    name.endsWith('.pdf') &&
    `--${boundary}\r\ncontent-disposition: form-data; name="duration_type"\r\n\r\n1_month\r\n`;
  const body = Buffer.concat([
    Buffer.from((type || '') + head),
    file,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(body.length),
    },
    body,
  };
}

/** A receipt of so many bytes. */
function pdf(bytes) {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>',
  ];
  const offsets = [];
  let text = '%PDF-1.4\n';
  objects.forEach((content, at) => {
    offsets.push(text.length);
    text += `${at + 1} 0 obj${content}endobj\n`;
  });
  text += `%${'x'.repeat(bytes - text.length - 400)}\n`;
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  return Buffer.from(
    `${text}xref\n0 4\n0000000000 65535 f \n${table}trailer<</Size 4/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}

async function until(what, isSo, seconds = 60) {
  for (const end = Date.now() + seconds * 1000; Date.now() < end; await pause(200))
    if (await isSo().catch(() => false)) return;
  throw new Error(`not so after ${seconds} s: ${what}`);
}

function freePort() {
  return new Promise((resolve) => {
    const listener = createServer().listen(0, '127.0.0.1', () => {
      const address = listener.address();
      listener.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}
