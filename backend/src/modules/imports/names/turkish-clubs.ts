/**
 * How the site writes the clubs of Türkiye's first division since 2012, and of the divisions below it that season
 * files and bulletins name often.
 */
const NAMES = `
Adana Demirspor
Adanaspor
Akhisarspor
Alanyaspor
Altay
Altınordu
Amed Sportif
Ankara Keçiörengücü
Ankaragücü
Ankaraspor
Antalyaspor
Balıkesirspor
Bandırmaspor
Başakşehir
Beşiktaş
Bodrum FK
Boluspor
Bucaspor
Bursaspor
Çorum FK
Denizlispor
Elazığspor
Erokspor
Erzurumspor
Eskişehirspor
Eyüpspor
Fenerbahçe
Galatasaray
Gaziantep FK
Gaziantepspor
Gençlerbirliği
Giresunspor
Göztepe
Hatayspor
Iğdır FK
İstanbulspor
Karabükspor
Karagümrük
Karşıyaka
Kasımpaşa
Kayseri Erciyesspor
Kayserispor
Kocaelispor
Konyaspor
Manisa FK
Manisaspor
Mersin İdman Yurdu
Orduspor
Osmanlıspor
Pendikspor
Rizespor
Sakaryaspor
Samsunspor
Sarıyer
Serikspor
Sivasspor
Şanlıurfaspor
Trabzonspor
Tuzlaspor
Ümraniyespor
Vanspor
Yeni Malatyaspor
`;

/** One spelling per club. */
export const TURKISH_CLUBS: readonly string[] = NAMES.trim().split('\n');
