/**
 * Sponsors in front of the names of Turkish clubs (`Yukatel Adana Demirspor`). Put into the table `club_sponsors`,
 * which an admin can extend.
 */
const NAMES = `
Ahlatcı
Alagöz Holding
Arabam.com
Astor Enerji
Atakaş
Atiker
Aytemiz
Bellona
Beyçimento
Beypiliç
Bitexen
BtcTurk
Cemaş
Corendon
Çaykur
Demir Grup
EMS Yapı
Evkur
Fraport TAV
GZT
Grandmedical
Hes Kablo
Hesap.com
ikas
İmaj Altyapı
İstikbal
İstikbal Mobilya
İttifak Holding
Kardemir
Kombassan
Medicana
Medical Park
Medipol
Mısırlı
Mısırlı.com
Mısırlı.com.tr
MKE
Mondihome
Natura Dünyası
Net Global
Onvo
Öznur Kablo
RAMS
RAMS Global
Reeder
Royal Hastanesi
Sanica
Sanica Boru
Siltaş Yapı
Sipay
SMS Grup
Spor Toto
Suat Altın İnşaat
Teksüt
Teleset Mobilya
Torku
TransferXtra
Tümosan
VavaCars
Vestel
Yılport
Yukatel
Zecorner
`;

/** The sponsors that the site ships with, as they write themselves. */
export const SPONSORS: readonly string[] = NAMES.trim().split('\n');
