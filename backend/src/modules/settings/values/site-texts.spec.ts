import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AGREEMENT_VERSION } from './site-texts';

const modules = join(__dirname, '../..');
const textsOf = (file: string): string =>
  readFileSync(join(modules, '../../../frontend/src/locale', file), 'utf8');

// The texts stand in the site, their versions here: what is kept as proof must be what was shown.
describe('the texts that people agree to', () => {
  it('show the version of the agreement that a registration is kept with', () => {
    const site = textsOf('tr-profile.ts');
    const agreement = site.slice(site.indexOf('export const trAgreement'));
    expect(/version: '([^']+)'/.exec(agreement)?.[1]).toBe(AGREEMENT_VERSION);
  });

  it.each([
    ['consent', 'NEWSLETTER_CONSENT_VERSION'],
    ['mailConsent', 'MAIL_CONSENT_VERSION'],
  ])('ask for the newsletter in the words that are kept under their version: %s', (name, constant) => {
    const site = textsOf('tr-shell.ts');
    const newsletter = site.slice(site.indexOf('  newsletter: {\n    title'));
    const [, shown] = new RegExp(`\\b${name}:\\s*'([^']+)'`).exec(newsletter)!;
    const kept = readFileSync(join(modules, 'delivery/newsletter/consent/consent-version.ts'), 'utf8');
    const version = new RegExp(`${constant} = '([^']+)'`).exec(kept)![1];
    expect(kept.replace(/\s*\n \* ?/g, ' ')).toContain(`\`${version}\`: "${shown}"`);
  });

  it('speak of the phone only where one is asked for', () => {
    const site = textsOf('tr-shell.ts');
    expect(/\bmailConsent:\s*'([^']+)'/.exec(site)![1]).not.toMatch(/telefon/i);
  });
});
