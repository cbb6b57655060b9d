import 'reflect-metadata';
import { loadSettings } from '../src/config/settings';
import { openDatabase } from '../src/database/data-source';
import { fillArchive } from './archive/bench-archive';
void (async () => {
  const settings = loadSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/peers-data', DEMO_DATA: '0', LOG_LEVEL: 'warn' });
  const db = await openDatabase(settings);
  const t = performance.now();
  await fillArchive(db, 250000);
  console.log('filled', performance.now() - t);
  await db.destroy();
})();
