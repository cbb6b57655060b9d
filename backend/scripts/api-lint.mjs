/**
 * `node backend/scripts/api-lint.mjs < openapi.json`: holds an OpenAPI document against the rules of the specification
 * (Redocly's `spec`) and of good descriptions (Spectral's `oas`), and prints every problem, warnings too.
 */
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore from '@stoplight/spectral-core';
import parsers from '@stoplight/spectral-parsers';
import rulesets from '@stoplight/spectral-rulesets';
import { text } from 'node:stream/consumers';

const document = await text(process.stdin);

const byRedocly = await lintFromString({
  source: document,
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['spec'] }),
});

const spectral = new spectralCore.Spectral();
// the two packages disagree about the type of a rule set
spectral.setRuleset({ extends: [/** @type {any} */ (rulesets.oas)] });
const bySpectral = await spectral.run(new spectralCore.Document(document, parsers.Json, 'openapi.json'));

const problems = [
  ...byRedocly.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`),
  ...bySpectral.map(({ code, message, path }) => `${code} #/${path.join('/')}: ${message}`),
];
for (const problem of problems) console.log(problem);
console.log(`${problems.length} problems in the OpenAPI document`);
process.exitCode = problems.length > 0 ? 1 : 0;
