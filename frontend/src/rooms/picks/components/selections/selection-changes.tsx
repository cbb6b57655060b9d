import type { ReactNode } from 'react';
import type {
  ChangedSelectionDto,
  SelectionChangeDto,
  SettlementChangeDto,
} from '../../../../api/generated/wire';
import { Disclosure } from '../../../../kit/layout/disclosure';
import { formatInstant, formatOdd, formatScore } from '../../../../lib/format';
import { trPicks } from '../../../../locale/tr-picks';
import { useSelectionTitles } from '../../../../odds/use-selection-titles';

interface Props {
  changes: readonly SelectionChangeDto[];
  corrections: readonly SettlementChangeDto[];
}

/** What became of a post's selections after it was published: the editor's changes, and results that were corrected. */
export function SelectionChanges({ changes, corrections }: Props) {
  const titleOf = useSelectionTitles();
  return (
    <>
      {changes.length > 0 && (
        <Folded title={trPicks.changes(changes.length)}>
          {changes.map(({ changed_at, removed, added }) => (
            <Entry key={changed_at} at={changed_at}>
              {removed.map((one) => (
                <Changed key={keyOf(one)} one={one} title={titleOf(one.column)} word={trPicks.wasRemoved} />
              ))}
              {added.map((one) => (
                <Changed key={keyOf(one)} one={one} title={titleOf(one.column)} word={trPicks.wasAdded} />
              ))}
            </Entry>
          ))}
        </Folded>
      )}
      {corrections.length > 0 && (
        <Folded title={trPicks.corrections(corrections.length)}>
          {corrections.map((one) => (
            <Entry key={`${one.changed_at} ${keyOf(one)}`} at={one.changed_at}>
              <p>
                {nameOf(one)}, {titleOf(one.column)}:{' '}
                <strong className="font-medium">{trPicks.settledAnew(one.from, one.to)}</strong>
                {one.home_ft_score !== null && one.away_ft_score !== null && (
                  <>, {trPicks.scoreNow(formatScore(one.home_ft_score, one.away_ft_score))}</>
                )}
              </p>
            </Entry>
          ))}
        </Folded>
      )}
    </>
  );
}

const keyOf = ({ match_id, column }: { match_id: number; column: string }) => `${match_id} ${column}`;

const nameOf = ({ home_team, away_team }: { home_team: string; away_team: string }) =>
  `${home_team} - ${away_team}`;

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Disclosure summary={title} className="text-dense">
      <ol className="mt-1 flex flex-col gap-2 border-l-2 border-line pl-3">{children}</ol>
    </Disclosure>
  );
}

function Entry({ at, children }: { at: string; children: ReactNode }) {
  return (
    <li className="break-words">
      <time dateTime={at} className="text-muted">
        {formatInstant(at)}
      </time>
      {children}
    </li>
  );
}

function Changed({ one, title, word }: { one: ChangedSelectionDto; title: string; word: string }) {
  return (
    <p>
      {nameOf(one)}, {title}, {trPicks.odd}{' '}
      <span translate="no" className="tabular-nums">
        {formatOdd(one.odd)}
      </span>
      : <strong className="font-medium">{word}</strong>
    </p>
  );
}
