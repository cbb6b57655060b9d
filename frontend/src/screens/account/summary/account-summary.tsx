import { Link } from 'react-router-dom';
import type { ProfileAnswer } from '../../../api/generated/wire';
import { buttonStyle } from '../../../kit/form/button-style';
import { formatCount, formatInstant } from '../../../lib/format';
import { istanbulDay } from '../../../lib/format-day';
import { trProfile } from '../../../locale/tr-profile';
import { trShell } from '../../../locale/tr-shell';
import type { Role } from '../../../session/roles';
import { Section } from '../components/section';

interface Props {
  profile: ProfileAnswer;
  role: Role | null;
  now: Date;
}

/** Who one is on this site, and until when a member. */
export function AccountSummary({ profile, role, now }: Props) {
  const state = packageState(role, profile.subscription_end_date, now);
  const isStaff = role === 'admin' || role === 'editor';
  return (
    <Section title={trProfile.account}>
      <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Fact label={trShell.auth.username}>{profile.username}</Fact>
        <Fact label={trShell.auth.email}>{profile.email}</Fact>
        {role && <Fact label={trProfile.role}>{trShell.roles[role]}</Fact>}
        <Fact label={trProfile.packageEnd}>
          <PackageEnd state={state} />
        </Fact>
      </dl>
      {!isStaff && state.kind !== 'openEnded' && (
        <Link
          to="/satinal"
          className={buttonStyle(state.kind === 'none' ? 'primary' : 'secondary', 'normal', 'mt-5')}
        >
          {state.kind === 'none' ? trProfile.buy : trProfile.extend}
        </Link>
      )}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-dense text-muted">{label}</dt>
      <dd className="mt-0.5 font-medium break-words">{children}</dd>
    </div>
  );
}

function PackageEnd({ state }: { state: PackageState }) {
  switch (state.kind) {
    case 'openEnded':
      return trProfile.openEnded;
    case 'active':
      return (
        <>
          <span translate="no" className="block tabular-nums">
            {formatInstant(state.end)}
          </span>
          <span className="block text-dense font-normal text-muted">
            {state.daysLeft === 0 ? trProfile.lastDay : trProfile.daysLeft(formatCount(state.daysLeft))}
          </span>
        </>
      );
    case 'none':
      return (
        <>
          <span className="block text-wait">{trProfile.noPackage}</span>
          {state.endedAt && (
            <span className="block text-dense font-normal text-muted tabular-nums">
              {trProfile.endedAt(formatInstant(state.endedAt))}
            </span>
          )}
        </>
      );
  }
}

const DAY = 24 * 60 * 60_000;

/** Whole days between two days of the calendar in Istanbul. */
const daysBetween = (from: Date, to: Date): number =>
  (Date.parse(istanbulDay(to)) - Date.parse(istanbulDay(from))) / DAY;

/** What the profile says about the membership. Instants are ISO 8601. */
type PackageState =
  | { kind: 'active'; end: string; daysLeft: number }
  | { kind: 'openEnded' }
  | { kind: 'none'; endedAt: string | null };

/**
 * The state of a membership. A member without an end date has it open-ended; staff may have a date of their own
 * beside their role. `daysLeft` counts days of the calendar in Istanbul, 0 on the last one.
 */
export function packageState(role: Role | null, end: string | null, now: Date): PackageState {
  if (end === null) return role === 'user' ? { kind: 'openEnded' } : { kind: 'none', endedAt: null };
  return new Date(end) > now
    ? { kind: 'active', end, daysLeft: daysBetween(now, new Date(end)) }
    : { kind: 'none', endedAt: end };
}
