import { machineRows } from '../report/machine';
import { markdownTable, whole } from '../report/report';
import type { ClusterArguments } from '../cluster-arguments';
import { FAULT_KINDS, type FaultKind, LOSSES, type Loss } from './faults';
import type { Ledger } from './ledger';
import type { Proof } from './proof';

/** Longest times without a success in milliseconds, and share of answers that were a 500, that are acceptable. */
const LONGEST = { read: 10_000, write: 20_000 };
const MOST_ERRORS = 0.01;

/** A fault, and the longest times without a success while it lasted, in milliseconds. */
export interface Happened {
  readonly kind: FaultKind | Loss;
  readonly readGap: number;
  readonly writeGap: number;
}

export interface ClusterRun {
  readonly happened: readonly Happened[];
  readonly ledger: Ledger;
  /** What was seen of tables that had fewer rows than before. */
  readonly falls: readonly string[];
  /** How often HAProxy took a node for usable that hadn't all rows. */
  readonly early: number;
  readonly proof: Proof;
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} s`;
const sum = (counts: ReadonlyMap<unknown, number>): number =>
  [...counts.values()].reduce((all, n) => all + n, 0);

/** A run as Markdown, and how many of its promises were kept. */
export function clusterReport(
  { faults, seed }: Pick<ClusterArguments, 'faults' | 'seed'>,
  { happened, ledger, falls, early, proof }: ClusterRun,
): { text: string; passed: number; failed: number } {
  const longest = (gap: 'readGap' | 'writeGap', of = happened): number =>
    Math.max(...of.map((one) => one[gap]));
  const byKind = [...FAULT_KINDS, ...LOSSES]
    .map((kind) => ({ kind, of: happened.filter((one) => one.kind === kind) }))
    .filter(({ of }) => of.length > 0)
    .map(({ kind, of }) => [
      kind,
      String(of.length),
      seconds(longest('readGap', of)),
      seconds(longest('writeGap', of)),
    ]);
  const promises: readonly (readonly [what: string, wanted: string, measured: string, kept: boolean])[] = [
    ['acknowledged writes that are lost', '0', String(proof.lost), proof.lost === 0],
    ['writes that are there twice', '0', String(proof.doubled), proof.doubled === 0],
    [
      'tables whose checksum differs between nodes',
      '0',
      [proof.different.length, ...proof.different].join(' '),
      proof.different.length === 0,
    ],
    ['tables that were seen with fewer rows', '0', [falls.length, ...falls].join(' '), falls.length === 0],
    ['nodes without all rows that HAProxy would use', '0', String(early), early === 0],
    ['longest without a read', '≤ 10 s', seconds(longest('readGap')), longest('readGap') <= LONGEST.read],
    ['longest without a write', '≤ 20 s', seconds(longest('writeGap')), longest('writeGap') <= LONGEST.write],
    [
      'answers that were a 500',
      '≤ 1 %',
      `${(ledger.errorShare * 100).toFixed(2)} % of ${whole(ledger.answered)}`,
      ledger.errorShare <= MOST_ERRORS,
    ],
  ];
  const written = [
    `${whole(sum(ledger.grants))} grants`,
    `${whole(ledger.comments.size)} comments`,
    `${whole(ledger.receipts.size)} receipts`,
    `${ledger.seasons.size} imports of ${whole(sum(ledger.seasons))} matches`,
  ];
  const text = [
    markdownTable(['machine', ''], [...machineRows(proof.database), ['faults, seed', `${faults}, ${seed}`]]),
    markdownTable(['fault', 'times', 'longest without a read', 'longest without a write'], byKind),
    markdownTable(
      ['promise', 'wanted', 'measured', 'kept'],
      promises.map(([what, wanted, measured, kept]) => [what, wanted, measured, kept ? 'yes' : '**no**']),
    ),
    `${whole(ledger.acknowledged('read'))} reads were answered and ${whole(ledger.acknowledged('write'))} writes ` +
      `acknowledged: ${written.join(', ')}, the rest logins. All answers by status (0: none): ` +
      `${[...ledger.answers]
        .sort(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${whole(count)}`)
        .join(', ')}.`,
  ].join('\n\n');
  const failed = promises.filter(([, , , kept]) => !kept).length;
  return { text, passed: promises.length - failed, failed };
}
