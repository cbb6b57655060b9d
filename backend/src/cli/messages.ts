import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../database/demo/demo-accounts';

/** What the command line says about the running site. */
export const siteMessages = {
  ready: (siteName: string, url: string, demo: boolean): string =>
    [
      '',
      `${siteName} hazır: ${url}`,
      ...(demo
        ? [
            `Demo hesapları (şifre: ${DEMO_PASSWORD}):`,
            ...DEMO_ACCOUNTS.map(({ email, role }) => `  ${email.padEnd(24)} ${role}`),
          ]
        : []),
      '',
      '',
    ].join('\n'),
};
