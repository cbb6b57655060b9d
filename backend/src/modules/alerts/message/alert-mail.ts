import { tr } from '../../../common/locale/tr';
import type { MailContent } from '../../mail/write/mail-content';
import type { AlertMessage } from './alert-message';
import { matchText } from './match-text';

const said = tr.alerts.message;

/**
 * What the mail about fitting matches says: each filter with its matches.
 * @param siteUrl address of the site without a slash at the end
 */
export function alertMail(
  { filters }: AlertMessage,
  username: string,
  siteUrl: string,
): Pick<MailContent, 'subject' | 'parts'> {
  const matches = new Set(filters.flatMap((filter) => filter.matches.map(({ id }) => id)));
  return {
    subject: said.subject(matches.size),
    parts: [
      tr.mails.hello(username),
      said.intro,
      ...filters.flatMap((filter) => [
        said.filter(filter.name, filter.matches.length),
        ...filter.matches.map((match) => {
          const { name, lines } = matchText(filter, match);
          return { label: name, lines, url: `${siteUrl}/mac/${match.id}` };
        }),
      ]),
      { label: said.filters, url: `${siteUrl}/filtrelerim` },
      said.where(`${siteUrl}/filtrelerim`, `${siteUrl}/profile`),
      said.analysisOnly,
    ],
  };
}
