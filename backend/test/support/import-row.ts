import type { Import } from '../../src/modules/imports/entities/import.entity';

/** The row of an import that has not begun, as of an instant; with changes. */
export function importRow(at: Date, changes: Partial<Import>): Omit<Import, 'id'> {
  return {
    file_name: 'x.csv',
    format: null,
    bookmaker: null,
    status: 'queued',
    progress: 0,
    rows_read: 0,
    inserted: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    warnings: 0,
    old_copies: 0,
    awarded: 0,
    doubles: 0,
    knows_half_times: null,
    newest_at: null,
    error: null,
    origin: 'cli',
    source: null,
    notice: null,
    stored_file: null,
    replace_demo: false,
    abandoned_at_row: null,
    claimed_by: null,
    created_at: at,
    claimed_until: at,
    finished_at: null,
    ...changes,
  };
}

/** The row of an import that a process of another machine runs, as of an instant; with changes. */
export function rowRunElsewhere(at: Date, changes: Partial<Import> = {}): Omit<Import, 'id'> {
  const claimed_until = new Date(at.getTime() + 60_000);
  const held = { claimed_by: 'another-host|1|x', claimed_until } as const;
  return importRow(at, { status: 'running', origin: 'upload', ...held, ...changes });
}
