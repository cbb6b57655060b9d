import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { readApiError } from '../../api/api-error';
import type { CompetitionRow } from '../../api/generated/wire';
import { useRows } from '../../api/table-rows';
import { ErrorPanel } from '../../kit/feedback/error-panel';
import { Spinner } from '../../kit/feedback/spinner';
import { Switch } from '../../kit/form/switch';
import { TextField } from '../../kit/form/text-field';
import { classNames } from '../../lib/class-names';
import { formatCount } from '../../lib/format';
import { trQuestion as texts } from '../../locale/tr-question';
import { competitionTitle } from '../table/filter-names';
import { type Country, leaguesByCountry } from './leagues';
import { RemovableChips } from './removable-chips';
import { useAlternatives } from './use-alternatives';

interface Props {
  /** Filter text of competitions: ids, `!` before them for all others. */
  text: string;
  onChange: (text: string) => void;
}

const NONE: readonly CompetitionRow[] = [];

/** The server takes no more of a filter. */
const MOST_ALTERNATIVES = 50;

/** Chooses leagues, country by country, or all but those. */
export default function LeaguePicker({ text, onChange }: Props) {
  const { data, error, isFetching, refetch } = useRows('competitions', {});
  const rows = data?.rows ?? NONE;
  const { parts, write: writeParts, without } = useAlternatives(text, onChange);
  const [wanted, setWanted] = useState('');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(parts.map(Number));
  const countries = leaguesByCountry(rows, wanted, chosen);
  const write = (ids: Iterable<number>) => writeParts([...ids].map(String));
  const turn = (leagues: readonly CompetitionRow[], on: boolean) => {
    const next = new Set(chosen);
    for (const { id } of leagues)
      if (on) next.add(id);
      else next.delete(id);
    write(next);
  };
  if (error && !data)
    return (
      <ErrorPanel message={readApiError(error).message} onRetry={() => void refetch()} busy={isFetching} />
    );
  const searched = wanted.trim() !== '';
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={texts.findLeague}
        type="search"
        autoComplete="off"
        placeholder={texts.findLeagueHint}
        value={wanted}
        onChange={({ target }) => setWanted(target.value)}
      />
      {chosen.size > 0 && (
        <>
          <RemovableChips
            label={texts.chosenLeagues}
            items={[...chosen].map((id) => {
              const row = rows.find((each) => each.id === id);
              return [String(id), row ? competitionTitle(row) : `${id}`] as const;
            })}
            onRemove={(id) => write([...chosen].filter((each) => String(each) !== id))}
          />
          <Switch label={texts.without} {...without} />
          {chosen.size > MOST_ALTERNATIVES && (
            <p role="alert" className="text-dense text-danger">
              {texts.tooManyLeagues(MOST_ALTERNATIVES)}
            </p>
          )}
        </>
      )}
      {!data && <Spinner className="mx-auto my-6" />}
      {data && countries.length === 0 && (
        <p role="status" className="py-4 text-center text-sm text-muted">
          {texts.noLeague}
        </p>
      )}
      <ul
        aria-label={texts.leagues}
        className="max-h-80 overflow-y-auto overscroll-contain rounded-md border border-line empty:hidden"
      >
        {countries.map((country) => (
          <CountryLeagues
            key={country.name}
            {...{ country, chosen }}
            open={searched || opened.has(country.name)}
            onOpen={() => {
              const next = new Set(opened);
              if (!next.delete(country.name)) next.add(country.name);
              setOpened(next);
            }}
            onTurn={turn}
          />
        ))}
      </ul>
    </div>
  );
}

interface CountryProps {
  country: Country;
  chosen: ReadonlySet<number>;
  open: boolean;
  onOpen: () => void;
  onTurn: (leagues: readonly CompetitionRow[], on: boolean) => void;
}

const TICK = 'size-5 shrink-0 accent-accent';

/** A country, which stands for all of its leagues, and these where they are wanted. */
function CountryLeagues({ country, chosen, open, onOpen, onTurn }: CountryProps) {
  const { name, leagues, matches } = country;
  const on = leagues.filter(({ id }) => chosen.has(id)).length;
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center">
        <label className="flex min-h-11 grow cursor-pointer items-center gap-2.5 pl-3 text-sm font-medium">
          <input
            type="checkbox"
            className={TICK}
            checked={on > 0 && on === leagues.length}
            ref={(box) => {
              if (box) box.indeterminate = on > 0 && on < leagues.length;
            }}
            onChange={({ target }) => onTurn(leagues, target.checked)}
          />
          {name}
          <Matches count={matches} />
        </label>
        <button
          type="button"
          aria-expanded={open}
          aria-label={texts.leaguesOf(name)}
          onClick={onOpen}
          className="grid size-11 shrink-0 place-items-center rounded text-muted hover:bg-raised"
        >
          <ChevronDown aria-hidden className={classNames('size-4', open && 'rotate-180')} />
        </button>
      </div>
      {open && (
        <ul>
          {leagues.map((league) => (
            <li key={league.id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-2.5 pr-3 pl-9 text-sm hover:bg-raised md:min-h-9">
                <input
                  type="checkbox"
                  className={TICK}
                  checked={chosen.has(league.id)}
                  onChange={({ target }) => onTurn([league], target.checked)}
                />
                {league.competition_name}
                <Matches count={league.matches} />
              </label>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

const Matches = ({ count }: { count: number }) => (
  <span className="ml-auto pl-2 text-dense font-normal text-muted tabular-nums">
    {texts.matches(formatCount(count))}
  </span>
);
