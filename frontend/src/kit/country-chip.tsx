import { classNames } from '../lib/class-names';
import { countryCode } from '../lib/country-code';

interface Props {
  country: string | null | undefined;
  className?: string;
}

/** The code of a country in a small frame; nothing for what has none. Its name has to stand beside it, for all to read. */
export function CountryChip({ country, className }: Props) {
  const code = countryCode(country);
  return (
    code && (
      <span
        aria-hidden
        title={country ?? undefined}
        className={classNames(
          'inline-block rounded-sm border border-line bg-raised px-1 align-[0.06em] text-[0.6875rem] leading-4 font-semibold tracking-wide text-muted no-underline',
          className,
        )}
      >
        {code}
      </span>
    )
  );
}

interface Match {
  country_name?: string | null;
  competition_name?: string | null;
}

/** `TR Süper Lig`: the country as its code where it has one, by its name otherwise; read out in full. */
export function CompetitionName({ match: { country_name: country, competition_name } }: { match: Match }) {
  return (
    <>
      <CountryChip country={country} className="mr-1.5" />
      <span className={countryCode(country) === null ? undefined : 'sr-only'}>{country} · </span>
      {competition_name}
    </>
  );
}
