import type { CalibrationDetailsDto } from '../../../api/generated/wire';
import { formatCount } from '../../../lib/format';
import { formatRate } from '../../../lib/format-rate';
import { trReliability as t } from '../../../locale/tr-reliability';

type Part = CalibrationDetailsDto['overrounds'][number];

/** The margin of the judged matches by season and source, newest first. */
export function OverroundTable({ parts }: { parts: readonly Part[] }) {
  return (
    <table className="w-full max-w-xl text-dense tabular-nums">
      <caption className="pb-1 text-left">
        <h3 className="text-sm font-semibold">{t.overroundsTitle}</h3>
        <p className="max-w-prose text-sm text-muted">{t.overroundsText}</p>
      </caption>
      <thead className="text-xs text-muted">
        <tr className="*:pb-1 *:text-right *:font-normal">
          <th scope="col" className="text-left!">
            {t.season}
          </th>
          <th scope="col" className="text-left!">
            {t.source}
          </th>
          <th scope="col">{t.matches}</th>
          <th scope="col">{t.marginShort}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr
            key={`${part.season} ${nameOf(part)}`}
            className="border-t border-line *:py-1 *:text-right *:align-top"
          >
            <th scope="row" className="pr-2 text-left! font-medium whitespace-nowrap">
              {part.season}
            </th>
            <td className="pr-2 text-left!">{nameOf(part)}</td>
            <td translate="no" className="pr-2">
              {formatCount(part.matches)}
            </td>
            <td translate="no">{formatRate(part.overround === null ? null : part.overround - 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function nameOf({ sources, bookmakers }: Part): string {
  const names = sources.map((source) => t.sources[source] ?? source).join(' + ');
  return bookmakers.length === 0 ? names : `${names} (${bookmakers.join(', ')})`;
}
