import { COLUMNS_PER_SET, firstColumnOf, MATCH_COLUMN } from '../../columns/layout';
import type { State } from '../../columns/state';
import { pastOf, playedResults } from '../similarity/past';
import { ArchiveEvidence, type StartingWeights } from './archive-evidence';
import type { LearnedArchive } from './calibration';

const RESULT = MATCH_COLUMN.result;
const SEASON = MATCH_COLUMN.season;
const SETS = [1, 2] as const;

/** Learns from all settled matches of a state, in two passes. */
export function learn(state: State): LearnedArchive {
  const first = gather(state);
  return gather(state, first.weights()).learned();
}

function gather(state: State, from?: StartingWeights): ArchiveEvidence {
  const evidence = new ArchiveEvidence(from);
  const { seasons, results } = state.vocabulary;
  const played = playedResults(state.vocabulary);
  const odds = new Uint32Array(COLUMNS_PER_SET);
  for (const { segment, positions } of pastOf(state)) {
    const resultOf = segment.column(RESULT)!;
    const columns = SETS.map((type) => segment.columns.slice(firstColumnOf(type)).slice(0, COLUMNS_PER_SET));
    for (let at = 0; at < positions.length; at++) {
      const position = positions[at]!;
      if (played[resultOf[position]!] !== 1) continue;
      const season = seasons.entries[segment.cell(SEASON, position)]!;
      const scores = results.entries[resultOf[position]!]!.settling;
      for (const [set, type] of SETS.entries()) {
        const cells = columns[set]!;
        for (let place = 0; place < odds.length; place++) odds[place] = cells[place]?.[position] ?? 0;
        evidence.add(type, season, scores, odds);
      }
    }
  }
  return evidence;
}
