import { ExternalLink } from 'lucide-react';
import type { LinksDto } from '../api/generated/wire';
import { trShell } from '../locale/tr-shell';

const NAMES = ['telegram', 'whatsapp', 'instagram', 'x', 'youtube'] as const;

/** Names of the pages elsewhere that the operator has set. */
export const socialLinks = (links: LinksDto) => NAMES.filter((name) => links[name] !== '');

/** The site's own pages elsewhere, as far as the operator has named them. */
export function SocialLinks({ links }: { links: LinksDto }) {
  return (
    <ul className="flex flex-col">
      {socialLinks(links).map((name) => (
        <li key={name}>
          <a
            href={links[name]}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex items-center gap-1.5 py-1.5 underline-offset-2 lg:py-1 hover:text-text hover:underline"
          >
            {trShell.social[name]}
            <ExternalLink aria-hidden className="size-3.5" />
          </a>
        </li>
      ))}
    </ul>
  );
}
