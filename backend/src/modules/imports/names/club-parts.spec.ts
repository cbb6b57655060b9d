import { ClubParts, hasPart } from './club-parts';

const parts = new ClubParts();
const bare = (name: string) => parts.keys(name).at(-1);

describe('parts of clubs names', () => {
  it.each([
    ['Fenerbahçe A.Ş.', 'fenerbahce'],
    ['Fenerbahçe AŞ', 'fenerbahce'],
    ['Fenerbahçe A. Ş.', 'fenerbahce'],
    ['FENERBAHÇE FUTBOL A.Ş.', 'fenerbahce'],
    ['Galatasaray SK', 'galatasaray'],
    ['Galatasaray S.K.', 'galatasaray'],
    ['Galatasaray S. K.', 'galatasaray'],
    ['Galatasaray Spor Kulübü', 'galatasaray'],
    ['Galatasaray Sportif Sınai ve Ticari Yatırımlar A.Ş.', 'galatasaray'],
    ['Beşiktaş JK', 'besiktas'],
    ['Beşiktaş J.K.', 'besiktas'],
    ['Beşiktaş Futbol Yatırımları Sanayi ve Ticaret A.Ş.', 'besiktas'],
    ['Medipol Başakşehir FK', 'basaksehir'],
    ['RAMS Başakşehir Futbol Kulübü', 'basaksehir'],
    ['Konyaspor Kulübü', 'konyaspor'],
    ['FK Sarajevo', 'sarajevo'],
    ['F.K. Sarajevo', 'sarajevo'],
    ['SK Brann', 'brann'],
    ['Yukatel Adana Demirspor A.Ş.', 'adana demirspor'],
    ['Mısırlı.com.tr Fatih Karagümrük', 'fatih karagumruk'],
    ['Misirli Com Tr Fatih Karagümrük', 'fatih karagumruk'],
    ['EMSYapı Sivasspor', 'sivasspor'],
    ['Fraport-TAV Antalyaspor', 'antalyaspor'],
    ['Transfer Xtra Bucaspor', 'bucaspor'],
    ['Arabam.com Konyaspor', 'konyaspor'],
    ['MKE Ankaragücü', 'ankaragucu'],
  ])('%s is %s', (name, key) => expect(bare(name)).toBe(key));

  it.each([
    ['Fenerbahçe U19', 'fenerbahce u19'],
    ['Fenerbahçe A.Ş. U19', 'fenerbahce u19'],
    ['Fenerbahçe SK (K)', 'fenerbahce (k)'],
    ['Çaykur Rizespor U21', 'rizespor u21'],
    ['FK Rfs II', 'rfs ii'],
    ['FK Kauno Zalgiris B', 'kauno zalgiris b'],
    ['Beşiktaş JK Kadın', 'besiktas kadin'],
    ['Konyaspor SK 1922', 'konyaspor 1922'],
  ])('%s keeps what tells it from the club: %s', (name, key) => expect(bare(name)).toBe(key));

  it.each([
    'Paris FC',
    'AS Roma',
    'AS Trencin',
    'FK',
    'FK AB',
    'SK II',
    'A.Ş.',
    'Torku Spor',
    'Bellona',
    'Spor Kulübü',
    'Willem II',
    'Hanover',
    'Skonto',
    'Harju JK Laagri',
    '1860 FK',
    'Demirspor',
    '---',
  ])('%s stays whole', (name) => expect(parts.keys(name)).toHaveLength(1));

  it('are taken away one by one, so that a spelling between can be known', () =>
    expect(parts.keys('Yukatel Adana Demirspor A.Ş.')).toEqual([
      'yukatel adana demirspor a s',
      'yukatel adana demirspor',
      'adana demirspor',
    ]));

  it('are the sponsors that it is told of', () => {
    const others = new ClubParts(['Yeni Sponsor A.Ş.', '', '...']);
    expect(others.keys('Yeni Sponsor A.Ş. Konyaspor').at(-1)).toBe('konyaspor');
    expect(others.keys('Yukatel Konyaspor').at(-1)).toBe('yukatel konyaspor');
  });
});

describe('a part of a name', () => {
  it.each([
    ['Örnek Holding Göztepe', 'ÖRNEK HOLDİNG', true],
    ['FK Örnek-Holding Göztepe', 'OrnekHolding', true],
    ['Göztepe', 'Göztepe', true],
    ['Örnek Holdingspor', 'Örnek Holding', false],
    ['Göztepe', 'Örnek Holding', false],
  ])('%s: whether %s stands in it as words of its own', (name, part, expected) => {
    expect(hasPart(name, part)).toBe(expected);
  });
});
