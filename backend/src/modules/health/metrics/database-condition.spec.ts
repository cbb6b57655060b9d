import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import type { Jobs } from '../../../platform/background/jobs';
import type { Settings } from '../../../platform/config/settings';
import { embeddedFile } from '../../../platform/database/dialects';
import type { Archive } from '../../../archive/client';
import { DatabaseCondition } from './database-condition';

/** Milliseconds within which a check that waited for nothing would have found the damage. */
const LONG_ENOUGH = 500;

describe('the check of the database', () => {
  let dataDir: string;
  let condition: DatabaseCondition;
  let check: (signal: AbortSignal) => Promise<unknown>;
  let loaded: () => void;

  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'condition-'));
    writeFileSync(embeddedFile(dataDir), 'x'.repeat(8_192));
    const firstLoad = new Promise<void>((resolve) => (loaded = resolve));
    const jobs: Pick<Jobs, 'add'> = {
      add: ({ run }) => {
        check = (signal) => run(signal);
        return {} as ReturnType<Jobs['add']>;
      },
    };
    condition = new DatabaseCondition(
      { databaseUrl: null, dataDir } as Settings,
      {} as DataSource,
      { firstLoad } as Archive,
      jobs as Jobs,
    );
    jest.spyOn(condition['logger'], 'error').mockReturnValue();
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it('begins once the index is loaded', async () => {
    const checked = check(new AbortController().signal);
    await pause(LONG_ENOUGH);
    expect(condition.isDamaged).toBe(false);
    loaded();
    await checked;
    expect(condition.isDamaged).toBe(true);
  });

  it('does not begin any more when the site ends before', async () => {
    const ending = new AbortController();
    const checked = check(ending.signal);
    ending.abort();
    loaded();
    await checked;
    expect(condition.isDamaged).toBe(false);
  });
});
