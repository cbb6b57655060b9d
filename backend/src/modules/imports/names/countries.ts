import { foldText } from '../../../platform/text/fold';

/**
 * Countries at the front of the bulletin's league names: the name the site shows, then other ways of writing it
 * (`Bulgar. Parva Ligi`, `Suudi Profesyonel Ligi`).
 */
const COUNTRIES = `
ABD: Amerika Birleşik Devletleri
Afganistan
Almanya
Andorra
Angola
Antigua ve Barbuda
Arjantin
Arnavutluk
Aruba
Avustralya
Avusturya
Azerbaycan
BAE: Birleşik Arap Emirlikleri
Bahreyn
Bangladeş
Barbados
Belarus: Beyaz Rusya
Belçika
Belize
Benin
Bermuda
Bolivya
Bosna Hersek: Bosna-Hersek, Bosna ve Hersek, Bosna
Botsvana
Brezilya
Brunei
Bulgaristan: Bulgar.
Burkina Faso
Burundi
Butan
Cebelitarık
Cezayir
Cibuti
Çad
Çekya: Çek Cumhuriyeti, Çek Cum.
Çin: Çin Halk Cumhuriyeti
Danimarka
Demokratik Kongo: Kongo Demokratik Cumhuriyeti
Dominik Cumhuriyeti: Dominik
Doğu Timor
Ekvador
Ekvator Ginesi
El Salvador
Endonezya
Eritre
Ermenistan
Estonya
Esvatini
Etiyopya
Faroe Adaları: Faroe, Faroe Ad.
Fas
Fiji
Fildişi Sahili
Filipinler
Filistin
Finlandiya
Fransa
Gabon
Galler
Gambiya
Gana
Gine
Gine-Bissau: Gine Bissau
Grenada
Guatemala
Guyana
Güney Afrika: G. Afrika
Güney Kore: G. Kore, Kore Cumhuriyeti
Güney Sudan
Gürcistan
Haiti
Hırvatistan
Hindistan
Hollanda
Honduras
Hong Kong
Irak
İngiltere
İran
İrlanda: İrlanda Cumhuriyeti
İskoçya
İspanya
İsrail
İsveç
İsviçre
İtalya
İzlanda
Jamaika
Japonya
Kamboçya
Kamerun
Kanada
Karadağ
Katar
Kazakistan
Kenya
Kıbrıs: Güney Kıbrıs, Kıbrıs Rum Kesimi
Kırgızistan
Kolombiya
Kongo
Kosova
Kosta Rika
Kuveyt
Kuzey İrlanda: K. İrlanda
Kuzey Kıbrıs: KKTC
Kuzey Kore
Kuzey Makedonya: Makedonya, K. Makedonya
Küba
Laos
Lesotho
Letonya
Liberya
Libya
Liechtenstein: Lihtenştayn
Litvanya
Lübnan
Lüksemburg
Macaristan
Madagaskar
Makao
Malavi
Maldivler
Malezya
Mali
Malta
Mauritius
Meksika
Mısır
Moğolistan
Moldova
Moritanya
Mozambik
Myanmar
Namibya
Nepal
Nijer
Nijerya
Nikaragua
Norveç
Özbekistan
Pakistan
Panama
Papua Yeni Gine
Paraguay
Peru
Polonya
Portekiz
Porto Riko
Romanya
Ruanda
Rusya
Samoa
San Marino
Senegal
Seyşeller
Sırbistan
Sierra Leone
Singapur
Slovakya
Slovenya
Somali
Sri Lanka
Sudan
Surinam
Suriye
Suudi Arabistan: Suudi, S. Arabistan
Şili
Tacikistan
Tahiti
Tanzanya
Tayland
Tayvan: Çin Taypeyi
Togo
Trinidad ve Tobago: Trinidad & Tobago
Tunus
Türkiye
Türkmenistan
Uganda
Ukrayna
Umman
Uruguay
Ürdün
Vanuatu
Venezuela
Vietnam
Yemen
Yeni Kaledonya
Yeni Zelanda
Yunanistan
Zambiya
Zimbabve
`;

/** Folded spelling → shown name, longest spelling first, so that `Güney Kore` is found before a shorter name. */
export const COUNTRY_SPELLINGS: readonly (readonly [folded: string, name: string])[] = COUNTRIES.trim()
  .split('\n')
  .flatMap((line) => {
    const [name, others] = line.split(': ') as [string, string?];
    return [name, ...(others?.split(', ') ?? [])].map((spelling) => [foldText(spelling), name] as const);
  })
  .sort(([one], [other]) => other.length - one.length);

const NAMES: ReadonlyMap<string, string> = new Map(COUNTRY_SPELLINGS);

/** How the site writes the country of a folded spelling; undefined where that is none. */
export const countryOf = (folded: string): string | undefined => NAMES.get(folded);

/** Countries whose leagues play within a calendar year, so that their season is one year and not two. */
export const CALENDAR_YEAR_COUNTRIES: ReadonlySet<string> = new Set(
  `ABD,Arjantin,Belarus,Bolivya,Brezilya,Çin,Ekvador,Estonya,Faroe Adaları,Finlandiya,Güney Kore,Gürcistan,İrlanda,
İsveç,İzlanda,Japonya,Kanada,Kazakistan,Kırgızistan,Kolombiya,Letonya,Litvanya,Moğolistan,Norveç,Özbekistan,
Paraguay,Peru,Şili,Tacikistan,Türkmenistan,Uruguay,Venezuela,Yeni Zelanda`
    .split(',')
    .map((name) => name.trim()),
);
