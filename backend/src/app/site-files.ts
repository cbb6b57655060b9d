import express, { type Request, type RequestHandler, type Response } from 'express';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Where the build leaves the site. */
export const BUILT_SITE = join(__dirname, '..', '..', '..', 'frontend', 'dist');

/** Encodings in the order of preference, with the ending of the precompressed files beside the plain ones. */
const ENCODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** What is not the site's page: the API, and files that are there or aren't. */
const ELSEWHERE = /^\/(api|assets)(\/|$)/i;

/**
 * Serves the built single-page application, when there is one: its files by name, its page at the addresses of its
 * screens, and the page with status 404 at all others. Previews of a shared link read the page without running it, so
 * its head is the screen's own where the build has left one; it never holds what only members see. It names the files
 * that the screen needs, so that they are on their way before any script has run. A missing file is a plain 404, never
 * the page under its name. Files and pages are those of the start.
 * @param publicUrl address of the site, if known: previews of shared links need the picture's full address
 */
export function siteFiles(folder: string, publicUrl: string | null): RequestHandler[] {
  if (!existsSync(join(folder, 'index.html'))) return [];
  const files = new Set(namesIn(folder));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const page = sitePage(html, publicUrl);
  const screens = (JSON.parse(readFileSync(join(folder, 'screens.json'), 'utf8')) as BuiltScreen[]).map(
    (screen) => ({ address: addressOf(screen.path), page: sitePage(ownHtml(html, screen), publicUrl) }),
  );
  const send = express.static(folder, {
    index: false,
    redirect: false,
    setHeaders: (response, path) => {
      const hashed = path.startsWith(join(folder, 'assets') + sep);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  return [
    (request, response, next) => {
      if (request.method !== 'GET' && request.method !== 'HEAD') return next();
      const { path } = request;
      if (files.has(path) && !isApart(path)) {
        const precompressed = ENCODINGS.filter(([, ending]) => files.has(path + ending));
        const accepted = precompressed.find(([encoding]) => request.acceptsEncodings(encoding));
        if (precompressed.length > 0) response.vary('Accept-Encoding');
        if (accepted) {
          response.type(extname(path));
          response.setHeader('Content-Encoding', accepted[0]);
          request.url = path + accepted[1];
        }
        return send(request, response, next);
      }
      if (ELSEWHERE.test(path)) return next();
      const screen = screens.find(({ address }) => address.test(path));
      response.status(screen ? 200 : 404);
      (screen?.page ?? page)(request, response);
    },
  ];
}

/** Files that are not served by name: the page has its addresses; the precompressed files and the list are internal. */
const isApart = (path: string): boolean => /^\/(index\.html|screens\.json)$|\.(br|gz)$/.test(path);

interface ScreenHead {
  readonly title: string;
  readonly description: string;
}

/** What the build leaves of a screen. */
interface BuiltScreen {
  /** `/mac/:id`: a part after a colon is anything. */
  readonly path: string;
  readonly head?: ScreenHead;
  /** Files of the folder that the screen needs beside those of every page. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The page with what is a screen's own: its head, and its files, which the browser then fetches at once. */
function ownHtml(html: string, { head, scripts, styles }: BuiltScreen): string {
  const links = [
    ...scripts.map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`),
    // as the build's own links ask for it, or it would be fetched twice
    ...styles.map((name) => `<link rel="preload" as="style" crossorigin href="/${name}">`),
  ];
  return (head ? withHead(html, head) : html).replace('</head>', () => `${links.join('')}</head>`);
}

/** The page with a screen's own title and description, for the browser's tab and for previews. */
function withHead(html: string, { title, description }: ScreenHead): string {
  const [, siteName = ''] = /<title>([^<]*)/.exec(html) ?? [];
  const shown = `${escaped(title)} · ${siteName}`;
  const content = (name: string) => new RegExp(`(<meta\\s+(?:name|property)="${name}"\\s+content=")[^"]*`);
  return html
    .replace(/(<title>)[^<]*/, (_, before: string) => before + shown)
    .replace(content('og:title'), (_, before: string) => before + shown)
    .replace(content('og:description'), (_, before: string) => before + escaped(description))
    .replace(content('description'), (_, before: string) => before + escaped(description));
}

const escaped = (text: string): string =>
  text.replace(/[&<"]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '"': '&quot;' })[char]!);

/** Paths of all files of a folder, as addresses; hidden ones left out. */
function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(sep).join('/'))
    .filter((path) => !path.includes('/.'));
}

/** The addresses of a screen, compared as the router in the browser compares. */
function addressOf(path: string): RegExp {
  const pattern = path.replace(/\/$/, '').replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${pattern}/?$`, 'i');
}

/** Answers with the page, kept in memory in every encoding that was asked for. */
function sitePage(html: string, publicUrl: string | null): (request: Request, response: Response) => void {
  const text = publicUrl ? html.replaceAll('content="/', `content="${publicUrl.replace(/\/$/, '')}/`) : html;
  const plain = Buffer.from(text);
  const bodies: Partial<Record<'br' | 'gzip', Buffer>> = {};
  const compressed = {
    br: () => (bodies.br ??= brotliCompressSync(plain)),
    gzip: () => (bodies.gzip ??= gzipSync(plain, { level: 9 })),
  };
  const tag = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  return (request, response) => {
    const [encoding] = ENCODINGS.find(([name]) => request.acceptsEncodings(name)) ?? [null];
    response.type('html').vary('Accept-Encoding');
    response.setHeader('Cache-Control', 'no-cache');
    response.setHeader('ETag', `"${tag}${encoding ? `-${encoding}` : ''}"`);
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.send(encoding ? compressed[encoding]() : plain);
  };
}
