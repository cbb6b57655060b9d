import { TEAM_ALIASES } from './team-aliases';
import { teamKey } from './team-key';

describe('team names', () => {
  it.each([
    ['V.Guimaraes', 'V. Guimarães'],
    ["M'gladbach", 'M’Gladbach'],
    ["Queen's Park", 'Queens Park'],
    ['St. Etienne', 'ST Etienne'],
    ['BEŞİKTAŞ', 'Besiktas'],
    ['Kasımpaşa', 'Kasimpasa'],
  ])('%s and %s are compared as one', (one, other) => expect(teamKey(one)).toBe(teamKey(other)));

  it('states every alias once, and never one that is itself a canonical name of another club', () => {
    const aliases = TEAM_ALIASES.map((each) => each.alias);
    expect(aliases.filter((alias, index) => aliases.indexOf(alias) !== index)).toEqual([]);
    const canonical = new Set(TEAM_ALIASES.map((each) => teamKey(each.name)));
    expect(aliases.filter((alias) => canonical.has(alias))).toEqual([]);
  });

  it('brings the spellings of the season files and of the bulletins together', () => {
    const canonical = new Map(TEAM_ALIASES.map((each) => [each.alias, each.name]));
    const nameOf = (spelling: string) => canonical.get(teamKey(spelling)) ?? spelling;
    expect(nameOf('Buyuksehyr')).toBe('Başakşehir');
    expect(nameOf('Man United')).toBe(nameOf('Man. United'));
    expect(nameOf("Nott'm Forest")).toBe(nameOf('Not. Forest'));
    expect(nameOf('Paris SG')).toBe(nameOf('PSG'));
  });
});
