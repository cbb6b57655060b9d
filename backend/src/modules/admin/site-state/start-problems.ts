import { PLACEHOLDER_IBAN } from '../../settings/values/iban';
import type { SettingsDto } from '../../settings/dto/settings.dto';
import type { Settings } from '../../../platform/config/settings';

/** What a site for the public needs and no start can guess. */
export const START_PROBLEMS = ['smtp', 'sender', 'public_url', 'bank'] as const;
export type StartProblem = (typeof START_PROBLEMS)[number];

/** What the log says of each. */
export const START_WARNINGS: Record<StartProblem, string> = {
  smtp: 'SMTP_URL is not set: mails are written to files and reach nobody',
  sender: 'The sender of all mails is an example: set SUPPORT_EMAIL, or the address in the panel',
  public_url: 'PUBLIC_URL is not set: links in mails lead to localhost',
  bank: 'The bank account is a placeholder: nobody can pay',
};

/** Domains that belong to nobody (RFC 2606). */
const EXAMPLE = /@(.+\.)?(example|invalid|localhost|test)$|@(.+\.)?example\.(com|net|org)$/i;

/** What is still missing; nothing outside of production. */
export function startProblems(
  site: Pick<Settings, 'production' | 'smtpUrl' | 'publicUrl'>,
  { support_email, bank }: Pick<SettingsDto, 'support_email' | 'bank'>,
): StartProblem[] {
  if (!site.production) return [];
  const isMissing: Record<StartProblem, boolean> = {
    smtp: site.smtpUrl === null,
    sender: EXAMPLE.test(support_email),
    public_url: site.publicUrl === null,
    bank: bank.iban === PLACEHOLDER_IBAN,
  };
  return START_PROBLEMS.filter((problem) => isMissing[problem]);
}
