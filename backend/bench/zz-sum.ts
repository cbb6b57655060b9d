import 'reflect-metadata';
import { loadSettings } from '../src/config/settings';
import { openDatabase } from '../src/database/data-source';
import { Follower } from '../src/archive/follower';
import { States } from '../src/archive/columns/state-update';
import { Searches, queryOf } from './archive/searches';
import { toWireRow } from '../src/archive/rows/odds-row';
import { measureSummary } from './measure/summaries';
import { answerSummary } from '../src/archive/answers/summary';
import { Quotes } from '../src/archive/answers/context';
import { Calibration } from '../src/archive/statistics/calibration/calibration';
void (async () => {
  const settings = loadSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/peers-data', DEMO_DATA: '0', LOG_LEVEL: 'warn' });
  const db = await openDatabase(settings);
  const state = new States().take(await new Follower(db).load());
  console.log(state.contents.main.rows);
  if (process.argv[2] === 'all') {
    const quotes = new Quotes(new Calibration());
    const q = queryOf({ filter_type: '2' });
    const c = { state, quotes, stillWanted: () => undefined };
    for (let i = 0; i < 30; i++) { const t = performance.now(); answerSummary({ ...q, groups: null }, c); console.log((performance.now() - t).toFixed(1)); }
    process.exit(0);
  }
  const sample: any[] = [];
  for (let n = 0; n < 40; n++) {
    const { places } = state.stretch(queryOf({ filter_type: '2' }), Math.floor((n / 40) * 250000), 50);
    for (const p of places) { const r = toWireRow(state.row(p, 2), null); if (r.winner !== null) sample.push(r); }
  }
  const searches = new Searches(sample, 20261121);
  const { tables, targets } = measureSummary(state, searches);
  for (const t of tables) { console.log(t.title); for (const r of t.rows) console.log(r.join(' | ')); }
  for (const t of targets) console.log(t.what, t.measured);
  process.exit(0);
})();
