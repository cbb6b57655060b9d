import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readSource } from '../../../../test/support/read-source';
import { describeWithRealData, seasonFiles } from '../../../../test/support/real-data';
import { footballData } from '../formats/football-data/football-data.format';
import type { Format, MatchRecord } from '../formats/format';
import { iddaaWide } from '../formats/iddaa-wide/iddaa-wide.format';
import { nesineSnapshot } from '../formats/nesine/nesine.format';
import { TEAM_ALIASES } from '../names/team-aliases';
import { teamKey } from '../names/team-key';
import { TURKISH_CLUBS } from '../names/turkish-clubs';
import { TeamNames } from './team-names';

const names = new TeamNames(TEAM_ALIASES.map(({ alias, name }) => ({ alias_folded: alias, name })));

const readAll = async (format: Format, files: readonly string[]): Promise<MatchRecord[][]> =>
  Promise.all(files.map(async (file) => (await readSource(format, file)).records));

/** Spellings of one file that stand in one competition on one day, and yet are one club by their keys. */
function fallenTogether(records: readonly MatchRecord[]): string[] {
  const spellings = new Map<string, Set<string>>();
  for (const { league, observation } of records) {
    for (const name of [observation.home, observation.away]) {
      const key = `${league.country} ${league.name} ${observation.date} ${names.ownKey(name)}`;
      const known = spellings.get(key) ?? new Set();
      spellings.set(key, known.add(teamKey(name)));
    }
  }
  return [...spellings.values()].filter((all) => all.size > 1).map((all) => [...all].join(' = '));
}

describeWithRealData('football-data', 'clubs of the real season files', (folder) => {
  it('never fall together where they play on one day of a league', async () => {
    const files = await readAll(footballData, seasonFiles(folder));
    expect([...new Set(files.flatMap(fallenTogether))]).toEqual([]);
  }, 60_000);

  it('have one spelling each in the Turkish first division, in Turkish letters', async () => {
    const files = await readAll(
      footballData,
      seasonFiles(folder).filter((file) => file.endsWith('T1.csv')),
    );
    const written = new Set(files.flat().flatMap(({ observation: { home, away } }) => [home, away]));
    const shown = [...written].map((name) => names.displayName('Türkiye', name));
    expect(shown.filter((name) => !TURKISH_CLUBS.includes(name))).toEqual([]);
    const keys = new Map(shown.map((name) => [names.ownKey(name), name]));
    expect(new Set(shown).size).toBe(keys.size);
  }, 60_000);
});

describeWithRealData('nesine/snapshots', 'clubs of real bulletin snapshots', (folder) => {
  it('never fall together where they play on one day of a league', async () => {
    const every16th = readdirSync(folder)
      .sort()
      .filter((_, index) => index % 16 === 0)
      .map((file) => join(folder, file));
    const files = await readAll(nesineSnapshot, every16th);
    expect(files.flat().length).toBeGreaterThan(500);
    expect([...new Set(files.flatMap(fallenTogether))]).toEqual([]);
  }, 60_000);
});

describeWithRealData('bilyoner', 'clubs of the real wide bulletin', (folder) => {
  it('never fall together where they play on one day of a league', async () => {
    const [records] = await readAll(iddaaWide, [join(folder, 'wide.csv')]);
    expect(fallenTogether(records!)).toEqual([]);
  });
});
