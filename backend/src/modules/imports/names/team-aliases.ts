import { teamKey } from './team-key';

/**
 * Spellings of one club in the season files (football-data) and in the Turkish bulletins, by country. The first
 * spelling is the canonical one, which is shown in that country. Spellings that differ by case, accents, dots, or by
 * what {@link ClubParts} leaves out need no entry. Put into the table `team_aliases`, which an admin can extend.
 */
const SPELLINGS = `
Türkiye:
Adana Demirspor | Ad. Demirspor | A. Demirspor
Akhisarspor | Akhisar Belediyespor | Akhisar | Akhisar Bld. | Akhisar Belediye | Akhisar Bld. Spor
Amed Sportif | Amed SFK | Amedspor | Amed | Amed Sportif Faaliyetler
Ankara Keçiörengücü | Keçiörengücü | A. Keçiörengücü
Başakşehir | Buyuksehyr | İstanbul Başakşehir | İstanbul BB | Medipol Başakşehir | İst. Başakşehir | M. Başakşehir | İstanbul Büyükşehir Belediyespor
Bodrum FK | Bodrumspor
Çorum FK | Çorumspor | Çorum Belediyespor
Erokspor | Esenler Erokspor | Esenler Erok | E. Erokspor
Erzurumspor | Erzurum BB | BB Erzurumspor | Erzurumspor FK | Büyükşehir Belediye Erzurumspor | BŞB. Erzurumspor
Gaziantep FK | Gaziantep | Gazişehir Gaziantep | Gazişehir Gaziantep FK | Gazişehir
Gençlerbirliği | G. Birliği
Göztepe | Goztep
Iğdır FK | Iğdırspor
Karabükspor | K. Karabükspor | Karabük
Karagümrük | Fatih Karagümrük | F. Karagümrük
Kasımpaşa | Kasımpaşaspor
Kayseri Erciyesspor | Erciyesspor | K. Erciyesspor
Malatyaspor | Yeni Malatyaspor | Y. Malatyaspor
Mersin İdman Yurdu | Mersin İY | Mersin İdmanyurdu
Rizespor | Çaykur Rizespor | Ç. Rizespor
Serikspor | Serik Belediyespor
Vanspor | Van Spor

İngiltere:
AFC Wimbledon | Wimbledon
Blackburn | Blackburn R. | Blackburn Rovers
Brackley Town | Brackley
Bristol Rovers | Bristol Rvs
Burton Albion | Burton
Cardiff City | Cardiff
Crewe Alexandra | Crewe
Crystal Palace | Cry. Palace | C. Palace
Dagenham | Dag and Red | Dagenham Red | Dagenham & Redbridge
Derby County | Derby
Dorking Wanderers | Dorking
Dover Athletic | Dover
Exeter City | Exeter
Fleetwood | Fleetwood Town
Fylde | AFC Fylde
Grimsby Town | Grimsby
Halifax Town | Halifax
Hull City | Hull
Ipswich Town | Ipswich | Ipswich T.
Kidderminster | Kidderminster Harriers
Leeds United | Leeds | Leeds Utd
Leicester City | Leicester
Lincoln City | Lincoln
Luton Town | Luton
Maidstone United | Maidstone | Maidst. Utd | Maidstone Utd.
Manchester City | Man City | Man. City | M. City
Manchester United | Man United | Man. United | Man. Utd | M. United
MK Dons | Milton Keynes Dons
Newcastle United | Newcastle | Newcastle Utd
Newport County | Newport
Norwich City | Norwich
Nottingham Forest | Nott'm Forest | Not. Forest | Nottingham F.
Notts County | Notts C.
Peterborough | Peterboro
Salford City | Salford
Sheffield United | Sheffield Utd
Sheffield Wednesday | Sheffield Weds | S. Wednesday
Solihull Moors | Solihull
Stoke City | Stoke
Sutton United | Sutton | Sutton Utd
Swansea City | Swansea
Swindon Town | Swindon
West Bromwich | West Brom | W. Bromwich
Wigan Athletic | Wigan | Wigan Ath
Wolverhampton | Wolves
Yeovil Town | Yeovil
York City | York

İskoçya:
Airdrieonians | Airdrie Utd | Airdrieonian
Annan Athletic | Annan Ath | Annan Athl.
Ayr United | Ayr | Ayr Utd
Dundee United | Dundee Utd | Dundee Utd.
Edinburgh City | Edinburgh | FC Edinburgh
Elgin City | Elgin
Greenock Morton | Morton | G. Morton
Inverness | Inverness C
Partick Thistle | Partick | P. Thistle
Queen of the South | Queen of Sth
Raith Rovers | Raith Rvs
Spartans | Spartans Edinburgh
Stirling Albion | Stirling | Stirling Alb.

Almanya:
1860 Münih | Munich 1860
Alemannia Aachen | Aachen | A. Aachen
Arminia Bielefeld | Bielefeld | A. Bielefeld
Bayern Münih | Bayern Munich | B. Münih
Bayer Leverkusen | Leverkusen | B. Leverkusen
Borussia Dortmund | Dortmund | B. Dortmund
Darmstadt 98 | Darmstadt
Dynamo Dresden | Dresden | D. Dresden
Eintracht Frankfurt | Ein Frankfurt | E. Frankfurt
Eintracht Trier | Ein Trier
Energie Cottbus | Cottbus | E. Cottbus
Erzgebirge Aue | Erzgebirge | Erzgebirge A.
Fortuna Düsseldorf | F. Düsseldorf
Greuther Fürth | G. Fürth
Hannover 96 | Hannover
Hansa Rostock | H. Rostock
Hertha Berlin | Hertha
Holstein Kiel | Holstein K.
Köln | FC Koln
Leipzig | RB Leipzig
Preussen Münster | Preussen M.
Rot-Weiss Essen | Essen | Weiss Essen
Schalke 04 | Schalke
St. Pauli | Saint Pauli
Ulm 1846 | Ulm
Waldhof Mannheim | Mannheim | Mannheim 07
Wehen Wiesbaden | Wehen | W. Wiesbaden
Werder Bremen | W. Bremen
Würzburger Kickers | Würzburg

İtalya:
Arezzo | SS Arezzo
Avellino | AS Avellino 1912
Bari | SSC Bari
Carrarese | Carrarese C. 1908
Cesena | AC Cesena
Como | Como 1907
Hellas Verona | Verona
Mantova | Mantova 1911
Milan | AC Milan
Monza | AC Monza
Palermo | US Palermo
Pescara | Pescara C.
Pisa | AC Pisa
Roma | AS Roma
Vicenza | LR Vicenza V.
Virtus Entella | V. Entella

İspanya:
Athletic Bilbao | Ath Bilbao
Atlético Madrid | Ath Madrid | Atl. Madrid
Celta Vigo | Celta
Ceuta | AD Ceuta
Deportivo La Coruña | La Coruna | Deportivo | Dep. La Coruna
Eldense | C. Eldense | C. Dep. Eldense
Espanyol | Espanol
Racing Ferrol | Ferrol
Racing Santander | Santander | R. Santander
Real Betis | Betis
Real Oviedo | Oviedo
Real Sociedad | Sociedad | R. Sociedad
Real Sociedad B | Sociedad B | R. Sociedad B
Real Valladolid | Valladolid | R. Valladolid
Sabadell | CE Sabadell
Sporting Gijón | Sp Gijon | S. Gijon

Fransa:
Bastia | SC Bastia
Boulogne | US Boulogne
Laval | Stade Laval.
Lens | RC Lens
Marsilya | Marseille
Nancy | AS Nancy
Paris FC | Paris
Paris Saint Germain | Paris SG | PSG
Pau FC | Pau
Quevilly Rouen | Quevilly | US Quevilly
Rodez | Rodez AF

Hollanda:
ADO Den Haag | Den Haag
Cambuur | SC Cambuur
FC Emmen | Emmen
Fortuna Sittard | For Sittard | F. Sittard | Fort. Sittard
Go Ahead Eagles | Go Ahead
NAC Breda | Breda
NEC Nijmegen | Nijmegen
PSV | PSV Eindhoven
Sparta Rotterdam | S. Rotterdam
VVV Venlo | Venlo
Willem II | Willem

Belçika:
Beerschot | Beerschot VA | Wilrijk
Beveren | SK Beveren
Cercle Brugge | Cer. Brugge
Club Brugge | C. Brugge
Dender | FCV Dender
Genk | KRC Genk
Gent | KAA Gent
Lommel | Lommel SK
Mouscron | Peruwelz
OH Leuven | Oud-Heverlee Leuven
Seraing | RFC Seraing
St Truiden | St. Truidense
Standard Liège | Standard | S. Liege
Union St. Gilloise | St. Gilloise | U.S Gilloise
Westerlo | KVC Westerlo
Zulte Waregem | Waregem

Portekiz:
Braga | Sp Braga
Estoril | Estoril Praia
Estrela Amadora | Estrela
Farense | S. Farense
AVS | AVS Futebol SAD
Nacional Madeira | Nacional | N. Madeira | Nac. Madeira
Paços Ferreira | P. Ferreira
Sporting CP | Sp Lisbon | Sporting
Vitória Guimarães | Guimaraes | V. Guimaraes

Yunanistan:
Asteras Tripolis | Asteras T.
Levadeiakos | Levadiakos | APO Levadeiakos
OFI Crete | OFI
Panetolikos | Panaitolikos | Paneitolikos
Volos | Volos NFC
`;

/** Another spelling of a club (as {@link teamKey} compares it) and the canonical name it stands for. */
export interface TeamAliasSeed {
  alias: string;
  name: string;
  /** Whose clubs are meant. */
  country: string;
}

/** The aliases that the site ships with. */
export const TEAM_ALIASES: readonly TeamAliasSeed[] = SPELLINGS.trim()
  .split('\n\n')
  .flatMap((block) => {
    const [country, ...lines] = block.split('\n') as [string, ...string[]];
    return lines.flatMap((line) => aliasesOf(line, country.replace(':', '')));
  });

function aliasesOf(line: string, country: string): TeamAliasSeed[] {
  const [name, ...others] = line.split(' | ') as [string, ...string[]];
  const aliases = new Set(others.map(teamKey));
  aliases.delete(teamKey(name));
  return Array.from(aliases, (alias) => ({ alias, name, country }));
}
