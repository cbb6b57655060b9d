import { defaultSettings } from '../../settings/values/default-settings';
import { startProblems } from './start-problems';

const READY = { production: true, smtpUrl: 'smtp://mail.oran.com.tr', publicUrl: 'https://oran.com.tr' };
const DEFAULTS = defaultSettings({ siteName: 'Oran', supportEmail: 'destek@example.com' });
const SET = {
  support_email: 'destek@oran.com.tr',
  bank: { ...DEFAULTS.bank, iban: 'TR33 0006 1005 1978 6457 8413 26' },
};

describe('the start of a site for the public', () => {
  it('names all that its owner has to set', () => {
    expect(startProblems({ ...READY, smtpUrl: null, publicUrl: null }, DEFAULTS)).toEqual([
      'smtp',
      'sender',
      'public_url',
      'bank',
    ]);
  });

  it('names nothing when all is set', () => {
    expect(startProblems(READY, SET)).toEqual([]);
  });

  it.each(['a@example.com', 'a@mail.Example.ORG', 'a@site.test', 'a@localhost', 'a@x.invalid'])(
    'knows that mails from %s come from nobody',
    (support_email) => {
      expect(startProblems(READY, { ...SET, support_email })).toEqual(['sender']);
    },
  );

  it.each(['a@example.com.tr', 'a@myexample.com', 'a@test.com', 'example.com@oran.com.tr'])(
    'takes %s for a real sender',
    (support_email) => {
      expect(startProblems(READY, { ...SET, support_email })).toEqual([]);
    },
  );

  it('is silent where the site is only tried', () => {
    const tried = { production: false, smtpUrl: null, publicUrl: null };
    expect(startProblems(tried, DEFAULTS)).toEqual([]);
  });
});
