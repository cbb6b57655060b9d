import { COLUMNS_PER_SET, firstColumnOf, MATCH_COLUMN } from '../../columns/layout';
import type { State } from '../../columns/state';
import type { Slice } from '../../columns/segment';
import type { Vocabulary } from '../../columns/vocabulary';
import { playedResults } from '../similarity/past';
import { ArchiveEvidence } from './archive-evidence';
import type { LearnedArchive } from './calibration';
import { stretchesOf } from './stretches';

const RESULT = MATCH_COLUMN.result;
const SETS = [1, 2] as const;

/** Learns from all settled matches of a state, one stretch of time after the other. */
export function learn(state: State): LearnedArchive {
  const evidence = new ArchiveEvidence();
  for (const { day, seasons, slices } of stretchesOf(state)) {
    evidence.begin(day, seasons);
    gather(slices, state.vocabulary, evidence);
    evidence.lookAgain();
    gather(slices, state.vocabulary, evidence);
    evidence.end();
  }
  return evidence.learned();
}

function gather(slices: readonly Slice[], vocabulary: Vocabulary, evidence: ArchiveEvidence): void {
  const results = vocabulary.results.entries;
  const played = playedResults(vocabulary);
  const odds = new Uint32Array(COLUMNS_PER_SET);
  for (const { segment, positions } of slices) {
    const resultOf = segment.column(RESULT);
    if (resultOf === null) continue;
    const columns = SETS.map((type) => segment.columns.slice(firstColumnOf(type)).slice(0, COLUMNS_PER_SET));
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      const result = resultOf[position]!;
      if (played[result] !== 1) continue;
      for (const [set, type] of SETS.entries()) {
        const cells = columns[set]!;
        for (let place = 0; place < odds.length; place++) odds[place] = cells[place]?.[position] ?? 0;
        evidence.add(type, results[result]!.settling, odds);
      }
    }
  }
}
