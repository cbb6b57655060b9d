import { TEAM_ALIASES } from '../names/team-aliases';
import { teamKey } from '../names/team-key';
import { type ClubJoin, TeamNames } from './team-names';

const SHIPPED = TEAM_ALIASES.map(({ alias, name }) => ({ alias_folded: alias, name }));
const alias = (from: string, name: string) => ({ alias_folded: teamKey(from), name });
const names = new TeamNames(SHIPPED);

const join = (country: string, from: string, into: string): ClubJoin => ({
  country,
  fromKey: names.ownKey(from),
  intoKey: names.ownKey(into),
  intoName: into,
});

describe('names of clubs', () => {
  it.each([
    ['Çaykur Rizespor A.Ş.', 'Rizespor'],
    ['Medipol Başakşehir FK', 'Buyuksehyr'],
    ['Gaziantep FK', 'Gaziantep'],
    ['Bodrum FK', 'Bodrumspor'],
    ['Sipay Bodrum FK', 'Bodrumspor'],
    ['Ahlatcı Çorum FK', 'Corum'],
    ['Alagöz Holding Iğdır FK', 'Iğdır'],
    ['MKE Ankaragücü', 'Ankaragucu'],
    ['Natura Dünyası Gençlerbirliği', 'Genclerbirligi'],
    ['BtcTurk Yeni Malatyaspor', 'Malatyaspor'],
    ['TransferXtra Bucaspor', 'Bucaspor'],
    ['Göztepe A.Ş.', 'Goztep'],
    ['Erzurumspor FK', 'Erzurum BB'],
    ['Paris', 'Paris FC'],
    ['PSG', 'Paris SG'],
  ])('%s and %s are one', (one, other) => expect(names.ownKey(one)).toBe(names.ownKey(other)));

  it.each([
    ['Paris FC', 'Paris SG'],
    ['Gaziantep FK', 'Gaziantepspor'],
    ['Fenerbahçe', 'Fenerbahçe U19'],
    ['Kayserispor', 'Kayseri Erciyesspor'],
    ['Sivasspor', 'Sivas Belediyespor'],
    ['Adanaspor', 'Adana Demirspor'],
    ['Real Sociedad', 'Real Sociedad B'],
  ])('%s and %s are not', (one, other) => expect(names.ownKey(one)).not.toBe(names.ownKey(other)));

  it('mean the same whatever order the rows of the alias table come in', () => {
    const rows = [
      ...SHIPPED,
      alias('Yeni Malatya', 'Y. Malatyaspor'),
      alias('malatyaspor', 'Yeni Malatyaspor'),
    ];
    const one = new TeamNames(rows);
    const other = new TeamNames([...rows].reverse());
    for (const name of ['Malatyaspor', 'Yeni Malatyaspor FK', 'Y.Malatyaspor', 'Yeni Malatya']) {
      expect(one.ownKey(name)).toBe(one.ownKey('Malatyaspor'));
      expect(other.ownKey(name)).toBe(one.ownKey(name));
      expect(other.displayName('Türkiye', name)).toBe('Yeni Malatyaspor');
    }
  });

  it('are told apart by an alias of the whole name where leaving a part out brings two clubs together', () => {
    const told = new TeamNames([alias('FK Kent', 'Kent 1950')]);
    expect(told.ownKey('FK Kent')).toBe(told.ownKey('Kent 1950'));
    expect(told.ownKey('FK Kent')).not.toBe(told.ownKey('Kent'));
    expect(told.ownKey('Kent SK')).toBe(told.ownKey('Kent'));
  });

  it('give a pairing the key of now first, then those of other times', () => {
    const keys = names.pairKeys(7, 'Çaykur Rizespor', 'Bodrum FK');
    expect(keys[0]).toBe('7|rizespor|bodrum');
    expect(keys).toEqual(
      expect.arrayContaining([
        '7|rizespor|bodrum fk',
        '7|caykur rizespor|bodrumspor',
        '7|rizespor|bodrumspor',
      ]),
    );
    expect(names.pairKey(7, 'Türkiye', 'Çaykur Rizespor', 'Bodrum FK')).toBe(keys[0]);
  });
});

describe('the name of a club on screen', () => {
  it.each([
    ['Buyuksehyr', 'Başakşehir'],
    ['Goztep', 'Göztepe'],
    ['Fenerbahce', 'Fenerbahçe'],
    ['BESIKTAS', 'Beşiktaş'],
    ['Genclerbirligi', 'Gençlerbirliği'],
    ['Eskisehirspor', 'Eskişehirspor'],
    ['Kasimpasa', 'Kasımpaşa'],
    ['Fatih Karagümrük', 'Karagümrük'],
    ['Çaykur Rizespor', 'Rizespor'],
    ['Gaziantep', 'Gaziantep FK'],
    ['Corum', 'Çorum FK'],
    ['Amed SFK', 'Amed Sportif'],
    ['Erzurumspor FK', 'Erzurumspor'],
    ['Ad. Demirspor', 'Adana Demirspor'],
    ['Fenerbahçe A.Ş.', 'Fenerbahçe'],
    ['Fenerbahçe U19', 'Fenerbahçe U19'],
    ['Yeni Kulüp', 'Yeni Kulüp'],
  ])('is, in Türkiye, of %s: %s', (name, shown) => expect(names.displayName('Türkiye', name)).toBe(shown));

  it('follows the list of its country alone', () => {
    expect(names.displayName('Fransa', 'Paris SG')).toBe('Paris Saint Germain');
    expect(names.displayName('Fransa', 'Paris')).toBe('Paris FC');
    expect(names.displayName('ABD', 'Paris')).toBe('Paris');
    expect(names.displayName('Uruguay', 'Nacional')).toBe('Nacional');
    expect(names.displayName('Kazakistan', 'ALTAY')).toBe('ALTAY');
    expect(names.displayName('TÜRKİYE', 'Goztep')).toBe('Göztepe');
  });

  it('is what an admin wrote into the alias table, in any country', () => {
    const told = new TeamNames([...SHIPPED, alias('G-Osaka', 'Gamba Osaka')]);
    expect(told.displayName('Japonya', 'G-Osaka')).toBe('Gamba Osaka');
    expect(told.displayName('Uluslararası', 'GAMBA OSAKA')).toBe('Gamba Osaka');
  });

  it('is found by the other spellings too', () => {
    expect(names.searchText('Başakşehir')).toBe(
      'basaksehir\tBUYUKSEHYR\tIST BASAKSEHIR\tISTANBUL BASAKSEHIR\tISTANBUL BB\tM BASAKSEHIR\tMEDIPOL BASAKSEHIR',
    );
    expect(names.searchText('Yeni Kulüp', 'Yukatel Yeni Kulüp')).toBe('yeni kulup\tYUKATEL YENI KULUP');
  });
});

describe('joined clubs', () => {
  const joined = names.withJoins([
    join('Japonya', 'Kobe', 'Vissel Kobe'),
    join('Japonya', 'G-Osaka', 'Gamba'),
    join('Japonya', 'Gamba', 'Gamba Osaka'),
  ]);

  it('are one in their country, and are shown as the one they were joined into', () => {
    expect(joined.pairKey(3, 'Japonya', 'Kobe', 'G-Osaka')).toBe('3|vissel kobe|gamba osaka');
    expect(joined.displayName('Japonya', 'Kobe')).toBe('Vissel Kobe');
    expect(joined.displayName('Japonya', 'G-Osaka')).toBe('Gamba Osaka');
    expect(joined.displayName('Japonya', 'VISSEL KOBE')).toBe('Vissel Kobe');
    expect(joined.searchText('Vissel Kobe')).toContain('KOBE');
  });

  it('stay two elsewhere, and by their own keys', () => {
    expect(joined.clubKey('Çin', 'Kobe')).toBe('kobe');
    expect(joined.displayName('Çin', 'Kobe')).toBe('Kobe');
    expect(joined.ownKey('Kobe')).toBe('kobe');
  });

  it('can lead in a circle without end', () => {
    const circle = names.withJoins([
      join('Japonya', 'A1 Club', 'B1 Club'),
      join('Japonya', 'B1 Club', 'A1 Club'),
    ]);
    expect(circle.clubKey('Japonya', 'B1 Club')).toBe(circle.clubKey('Japonya', 'A1 Club'));
  });

  it('of a spelling that is an alias by now are joined by what it stands for', () => {
    const later = new TeamNames([alias('Kobe', 'FC Kobe')], [join('Japonya', 'Kobe', 'Vissel Kobe')]);
    expect(later.clubKey('Japonya', 'FC Kobe')).toBe('vissel kobe');
  });

  it('are the same names where nothing was joined and no sponsor added since', () => {
    expect(names.withJoins([])).toBe(names);
    expect(joined.withJoins([])).not.toBe(joined);
    const sponsored = names.withJoins([], ['Örnek Holding']);
    expect(sponsored.ownKey('Örnek Holding Göztepe')).toBe('goztepe');
    expect(sponsored.withJoins([], ['Örnek Holding'])).toBe(sponsored);
  });
});
