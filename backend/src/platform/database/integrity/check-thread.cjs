// @ts-check
const Database = require('better-sqlite3');
const { parentPort, workerData } = require('node:worker_threads');

/** Looks through all pages of an embedded database; says `ok` or the first thing that is wrong. */
const database = new Database(workerData);
try {
  const [answer] = database.prepare('PRAGMA quick_check(1)').raw().all();
  parentPort?.postMessage(String(answer));
} finally {
  database.close();
}
