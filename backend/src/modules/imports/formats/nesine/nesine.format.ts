import { tr } from '../../../../platform/locale/tr';
import { parseInstant } from '../../parse/date-time';
import { FileProblem } from '../../reading/text-file';
import { readJsonFrame } from '../../reading/json-frame';
import { type JsonObject, readJsonObjects } from '../../reading/json-objects';
import { eventsOfRow, type Format, problem, type SourceEvent } from '../format';
import { readEvent, type SnapshotFrame } from './nesine-event';

/**
 * Timed snapshots of a bulletin, one JSON object per file: `cekim` (when it was taken), `ligler` (league names by
 * id), `olay` (the matches on offer, each with all its open markets; in a partial snapshot only matches of which
 * something changed).
 */
export const nesineSnapshot: Format = {
  name: 'nesine-snapshot',
  // a partial snapshot in which nothing changed is a whole statement all the same
  allowsNoRecords: true,
  recognises(head) {
    return Promise.resolve(
      /^\s*\{/.test(head) && /"cekim"\s*:/.test(head) && /"(?:ligler|olay)"\s*:/.test(head),
    );
  },
  async *read(file) {
    const frame = frameOf(await readJsonFrame(file.chunks()));
    for await (const objects of readJsonObjects(file.chunks())) {
      yield objects.flatMap((each) => eventsOf(each, frame));
    }
  },
};

/** @throws FileProblem when it is not known when the snapshot was taken, or it lists no matches */
function frameOf(frame: Record<string, unknown> | null): SnapshotFrame {
  if (frame === null) throw new FileProblem(tr.imports.brokenSnapshot);
  const takenAt = typeof frame.cekim === 'string' ? parseInstant(frame.cekim) : null;
  if (typeof takenAt !== 'number' || !Array.isArray(frame.olay)) {
    throw new FileProblem(tr.imports.brokenSnapshot);
  }
  const leagues = Object.entries((frame.ligler ?? {}) as Record<string, unknown>);
  return {
    takenAt,
    version:
      typeof frame.oddVersion === 'number' && Number.isSafeInteger(frame.oddVersion)
        ? frame.oddVersion
        : undefined,
    leagues: new Map(leagues.map(([id, name]) => [id, typeof name === 'string' ? name : ''])),
  };
}

function eventsOf({ line, value }: JsonObject, frame: SnapshotFrame): SourceEvent[] {
  if (value === null) return [{ kind: 'skip', line, problem: problem('brokenObject') }];
  // around an empty list the snapshot itself is the only object
  if ('cekim' in value) return [];
  return eventsOfRow(line, (warn) => readEvent(value, line, frame, warn));
}
