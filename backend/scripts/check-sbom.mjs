/**
 * `node check-sbom.mjs FOLDER`: whether FOLDER/sbom.cdx.json, the list of what the image in FOLDER consists of, names every
 * package in its node_modules and every one that the lockfile needs in production, and none of development alone.
 * Prints what is wrong and ends with 1, or how many packages are listed.
 */
import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [folder] = process.argv.slice(2);
const read = (path) => JSON.parse(readFileSync(path, 'utf8'));
const id = ({ name, version }) => `${name}@${version}`;

/** Packages in every node_modules of the image, as `name@version`; the site's own are links there. */
function installed() {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|\/)node_modules\/(@[^/]+\/)?[^/@][^/]*\/package\.json$/.test(path))
    .filter((path) => !lstatSync(join(folder, dirname(path))).isSymbolicLink())
    .map((path) => id(read(join(folder, path))));
}

const list = read(join(folder, 'sbom.cdx.json'));
const listed = new Set(list.components.map(id));
const { version } = read('package.json');

const locked = Object.entries(read('package-lock.json').packages)
  .filter(([path, entry]) => path.includes('node_modules/') && !entry.link)
  .map(([path, entry]) => ({ ...entry, name: entry.name ?? path.split('node_modules/').at(-1) }));
const needed = locked.filter((entry) => !entry.dev && !entry.optional && !entry.devOptional && !entry.peer);
const ofProduction = new Set(locked.filter((entry) => !entry.dev).map(id));
const ofDevelopment = locked.filter((entry) => entry.dev && !ofProduction.has(id(entry)));

const problems = [
  list.bomFormat === 'CycloneDX' ? [] : [`its format is ${list.bomFormat}`],
  list.metadata.component.version === version ? [] : [`it is of version ${list.metadata.component.version}`],
  needed.filter((entry) => !listed.has(id(entry))).map((entry) => `${id(entry)} is needed and not listed`),
  installed()
    .filter((name) => !listed.has(name))
    .map((name) => `${name} is in the image and not listed`),
  ofDevelopment
    .filter((entry) => listed.has(id(entry)))
    .map((entry) => `${id(entry)} is for development only`),
].flat();

for (const problem of new Set(problems)) console.error(`The list of the image's parts: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log(`The image's list names ${listed.size} packages.`);
