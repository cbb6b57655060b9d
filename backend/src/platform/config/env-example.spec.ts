import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentNames } from '../../../test/support/environment-names';
import { readEnvironment } from './environment';

const text = readFileSync(join(__dirname, '../../../../.env.example'), 'utf8');
const examples = Object.fromEntries(
  [...text.matchAll(/^#?([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name!, value!]),
);

describe('.env.example', () => {
  it('explains every setting there is, and none that is not', () => {
    expect(Object.keys(examples).sort()).toEqual(environmentNames().sort());
  });

  it('gives values that the site would start with', () => {
    const secret = 'x'.repeat(32);
    expect(() => readEnvironment({ ...examples, JWT_SECRET: secret, DEMO_DATA: '0' })).not.toThrow();
  });
});
