import type { DynamicModule } from '@nestjs/common';
import { ServeStaticModule } from '@nestjs/serve-static';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';

const SITE = join(__dirname, '..', '..', 'frontend', 'dist');

/** Serves the built single-page application, when there is one, at every address that is not the API's. */
export function siteModule(): DynamicModule[] {
  if (!existsSync(join(SITE, 'index.html'))) return [];
  return [
    ServeStaticModule.forRoot({
      rootPath: SITE,
      // a missing file is a 404, never the page under another name
      exclude: ['/api/{*any}', '/assets/{*any}'],
      serveStaticOptions: {
        setHeaders: (response, path) => {
          const hashed = path.includes(`${join('dist', 'assets')}`) && basename(path) !== 'index.html';
          response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
        },
      },
    }),
  ];
}
